/** Login accounts for trying the product; they exist only in the demo world. */
export const demoAccounts = {
  password: 'kirdaar-demo',
  talent: 'talent@kirdaar.example',
  /** A verified talent agency with clients. */
  agency: 'agency@kirdaar.example',
  /** A child whose parent has not consented yet. The parent, who has an account and another child, decides. */
  child: 'child@kirdaar.example',
  parent: 'parent@kirdaar.example',
  production: 'house@kirdaar.example',
  /** A member of the same house who cannot post casting calls. */
  reviewer: 'reviewer@kirdaar.example',
  /** The owner of a house whose document waits for staff. */
  newHouse: 'newhouse@kirdaar.example',
  /** Staff, one of each role. */
  staff: {
    owner: 'owner@staff.kirdaar.example',
    moderator: 'moderator@staff.kirdaar.example',
    support: 'support@staff.kirdaar.example',
    editor: 'editor@staff.kirdaar.example',
    finance: 'finance@staff.kirdaar.example',
  },
  /** The authenticator app of all demo staff, as it is typed into an app. */
  staffKey: 'KIRDAARDEMOKIRDAARDEMOKIRDAARDEM',
};
