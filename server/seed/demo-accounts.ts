/** Login accounts for trying the product; they exist only in the demo world. */
export const demoAccounts = {
  password: 'kirdaar-demo',
  talent: 'talent@kirdaar.example',
  /** A child whose parent has not consented yet. The parent decides at /guardian, also for another child. */
  child: 'child@kirdaar.example',
  parent: 'parent@kirdaar.example',
  production: 'house@kirdaar.example',
  /** A member of the same house who cannot post casting calls. */
  reviewer: 'reviewer@kirdaar.example',
  /** The owner of a house whose document waits for staff. */
  newHouse: 'newhouse@kirdaar.example',
};
