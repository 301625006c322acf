package dev.bufferbridge.rows;

/**
 * One row of the specification.
 *
 * @param id the row's id, such as {@code P-117}
 * @param family the heading it stands under
 * @param part the part of the product that it is due with
 * @param meaning what it asks for, in one line
 */
record CatalogueRow(String id, String family, String part, String meaning) {}
