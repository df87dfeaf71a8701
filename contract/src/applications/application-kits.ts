import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, line, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { applicationMediaFields } from '#rules/application-media.ts';
import { MAX_KIT_NAME, MAX_TEXT } from '#rules/limits.ts';
import { chosenMedium } from './applications.ts';

const newKit = z.object({
  name: line.max(MAX_KIT_NAME, msg('at_most_characters', MAX_KIT_NAME)),
  note: typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT)),
  media: z.array(chosenMedium).max(applicationMediaFields.length),
});
export type NewApplicationKit = z.output<typeof newKit>;

const kit = newKit.extend({ id: z.uuid() });
export type ApplicationKit = z.output<typeof kit>;

const kits = z.array(kit);
const writing = {
  access: 'talent',
  limit: { account: [perHour(120)] },
  reply: done.extend({ kits }),
} as const;

/** The photos, videos and notes that a talent keeps under a name, to apply with them in one tap. */
export const applicationKits = {
  'GET /api/user/application-kits': endpoint({ access: 'talent', reply: z.object({ success, kits }) }),
  'POST /api/user/application-kits': endpoint({ ...writing, body: newKit }),
  'PUT /api/user/application-kits/:id': endpoint({ ...writing, params: idOf('kit_not_found'), body: newKit }),
  'DELETE /api/user/application-kits/:id': endpoint({ ...writing, params: idOf('kit_not_found') }),
};
