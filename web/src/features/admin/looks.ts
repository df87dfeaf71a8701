export const linkLook = 'font-semibold text-accent underline underline-offset-4';
export const quietLinkLook = 'font-semibold text-accent underline-offset-4 hover:underline';
/** Classes of a link that names the row of a list. */
export const rowLinkLook = 'wrap-anywhere font-semibold underline-offset-4 hover:underline';
