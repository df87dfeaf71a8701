import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, line, success, token, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { LINK_DAYS, MAX_INVITED_AT_ONCE, MAX_LINE } from '#rules/limits.ts';
import { publicProfile } from '#talent/directory.ts';
import { profileLink } from '#talent/public-profile.ts';

const packageLink = profileLink.extend({ clients: z.number() });
export type PackageLink = z.output<typeof packageLink>;

const newPackage = z.object({
  /** Sending the same form again does not create a second package. */
  request_id: z.uuid(),
  /** What it is for, as the agency and the reader see it. */
  label: withoutMoneyRequest(line, 'message'),
  note: withoutMoneyRequest(typed.max(MAX_LINE, msg('at_most_characters', MAX_LINE)), 'message').default(''),
  days: z.coerce.number().pipe(z.literal(LINK_DAYS, msg('link_days_needed'))),
  /** Mandates of the clients, in the order in which they are shown. */
  clients: z
    .array(z.uuid(msg('mandate_not_found')))
    .min(1, msg('select_talent'))
    .max(MAX_INVITED_AT_ONCE, msg('at_most_at_once', MAX_INVITED_AT_ONCE)),
});
export type NewPackage = z.output<typeof newPackage>;

const shared = { access: 'public', limit: { address: [perMinute(60)] }, body: z.object({ token }) } as const;
const own = { access: 'talent', acting: 'agent' } as const;

/** Chosen clients of an agency for one brief, behind a link for houses that are not on the site. */
export const packages = {
  /** Newest first, including those that have ended. */
  'GET /api/user/agency/packages': endpoint({
    ...own,
    reply: z.object({ success, packages: z.array(packageLink) }),
  }),
  'POST /api/user/agency/packages': endpoint({
    ...own,
    limit: { account: [perHour(60)] },
    body: newPackage,
    reply: done.extend({ package: packageLink }),
  }),
  'DELETE /api/user/agency/packages/:id': endpoint({
    ...own,
    params: idOf('share_link_not_found'),
    reply: done,
  }),
  'POST /api/shared-package/visits': endpoint({ ...shared, reply: done }),
  /** Shows the adults in it whose profile is public or shared by link, while the agency acts for them. */
  'POST /api/shared-package': endpoint({
    ...shared,
    reads: true,
    reply: z.object({
      success,
      /** Its page can be opened while it is public. */
      agency: z.object({ id: z.uuid(), name: z.string(), is_public: z.boolean() }),
      label: z.string(),
      note: z.string(),
      expires_at: z.iso.datetime(),
      data: z.array(publicProfile),
    }),
  }),
};
