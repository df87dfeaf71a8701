/** What a talent is told after staff merged two accounts. */

export interface AccountsMerged {
  applications: number;
  conversations: number;
  media: number;
  page: string;
  product: string;
}

export const accounts_merged = ({ applications, conversations, media, page, product }: AccountsMerged) => ({
  subject: `Your other ${product} account was merged into this one`,
  paragraphs: [
    `You had two accounts on ${product}, and our team merged them. You keep this account. The other account is closed and will be deleted in 30 days.`,
    `Moved to this account: applications: ${applications}, conversations: ${conversations}, photos, videos and recordings: ${media}. Orders, plans, saved casting calls and saved searches moved too.`,
    'If you applied to the same casting call with both accounts, we kept only the application from this account.',
  ],
  note: `If the other account was not yours, contact us immediately: ${page}`,
  short: `Your other ${product} account was merged into this one. If it was not yours, contact us.`,
});
