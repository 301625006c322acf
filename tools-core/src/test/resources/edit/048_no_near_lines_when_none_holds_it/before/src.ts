nothing alike
