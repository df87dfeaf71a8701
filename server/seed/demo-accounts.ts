/** The accounts a newcomer can log in with; they exist in the demo world only. */
export const demoAccounts = {
  password: 'kirdaar-demo',
  talent: 'talent@kirdaar.example',
  production: 'house@kirdaar.example',
  /** Of the same house, and may not post. */
  reviewer: 'reviewer@kirdaar.example',
};
