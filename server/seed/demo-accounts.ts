/** Login accounts for trying the product; they exist only in the demo world. */
export const demoAccounts = {
  password: 'kirdaar-demo',
  talent: 'talent@kirdaar.example',
  production: 'house@kirdaar.example',
  /** A member of the same house who cannot post casting calls. */
  reviewer: 'reviewer@kirdaar.example',
};
