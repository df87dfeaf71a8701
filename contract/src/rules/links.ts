/** Addresses of profiles elsewhere: from any usual writing to the one that is kept. */

const sites: Readonly<Record<string, string>> = {
  instagram_link: 'www.instagram.com',
  facebook_link: 'www.facebook.com',
};

// A name with a dot, so no machine of somebody's own network; no user before it, which would hide where it leads.
const address = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/iu;

/** The `https:` address that was meant, or undefined when it is none. A bare domain is taken for one. */
function writeLink(typed: string): string | undefined {
  const written = /^[a-z][a-z\d+-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  return address.test(written) ? written : undefined;
}

/** The same for a field of the profile: where its site is known, the name of an account will do, as '@name' too. */
export function writeProfileLink(field: string, typed: string): string | undefined {
  const site = Object.hasOwn(sites, field) ? sites[field] : undefined;
  const account = /^@?([\w.]{1,64})$/.exec(typed)?.[1];
  const isAccount = account && (typed.startsWith('@') || !/\.(com|in|me)$/i.test(account));
  return site && isAccount ? `https://${site}/${account}` : writeLink(typed);
}
