import { read, type Site } from '#api/site-context.ts';

/** Whether people can sign in with Google here. The pages also work when that cannot be loaded. */
export async function readGoogle(site: Site): Promise<boolean> {
  try {
    return (await read(site, 'GET /api/auth/providers')).google;
  } catch (error) {
    site.report(error);
    return false;
  }
}
