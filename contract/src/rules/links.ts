/** Normalises links to external profiles from any usual notation to the stored form. */

const sites: Readonly<Record<string, string>> = {
  instagram_link: 'www.instagram.com',
  facebook_link: 'www.facebook.com',
};

// The host needs a dot, which excludes machines on a private network. User info is not allowed, because it
// could disguise the real host.
const address =
  /^https:\/\/(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/iu;

/** Returns the intended `https:` URL, or undefined if there is none. A bare domain counts as a URL. */
function writeLink(typed: string): string | undefined {
  const written = /^[a-z][a-z\d+-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  return address.test(written) ? written : undefined;
}

/**
 * The same for a profile field. If the site of the field is known, an account name is enough, with or without
 * '@'.
 */
export function writeProfileLink(field: string, typed: string): string | undefined {
  const site = Object.hasOwn(sites, field) ? sites[field] : undefined;
  const account = /^@?([\w.]{1,64})$/.exec(typed)?.[1];
  const isAccount = account && (typed.startsWith('@') || !/\.(com|in|me)$/i.test(account));
  return site && isAccount ? `https://${site}/${account}` : writeLink(typed);
}
