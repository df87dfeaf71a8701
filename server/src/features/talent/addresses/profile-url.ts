import { type Config, siteAddress } from '#platform/config/config.ts';

/** Returns the URL of a talent's public page. One that has never been public has no address of its own. */
export function profileUrl(config: Config, { id, slug }: { id: string; slug: string | null }): string {
  return `${siteAddress(config)}${slug ? `/t/${slug}` : `/talent/${id}`}`;
}
