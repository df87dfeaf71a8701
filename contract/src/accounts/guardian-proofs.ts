import { z } from 'zod';
import { byGuardian, pass } from '#accounts/guardians.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, mobile, otp, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perFiveMinutes, perHour } from '#rates.ts';
import { guardianIdentities } from '#rules/guardian-proofs.ts';

const ofGuardian = z.object({ pass });

/**
 * How a guardian proves once, for all their children, who they are: a mobile number of their own, and an identity
 * document that staff compare or an identification by DigiLocker. Staff also compare the relation to each child. Before
 * that nobody sees the child.
 */
export const guardianProofs = {
  /** Sends a code to the mobile number by text message. */
  'POST /api/guardian/mobile': endpoint({
    access: 'public',
    limit: { address: [perFiveMinutes(10), perHour(30)] },
    body: ofGuardian.extend({ mobile }),
    reply: done,
  }),
  'POST /api/guardian/mobile/confirm': endpoint({
    ...byGuardian,
    body: ofGuardian.extend({ mobile, otp }),
  }),
  /**
   * Sends staff an identity document, not needed after an identification by DigiLocker or once staff verified the
   * guardian, and what shows the relation to the child. Replaces documents that were not decided or were rejected.
   */
  'POST /api/guardian/documents': endpoint({
    ...byGuardian,
    limit: { address: [perHour(10), perDay(20)] },
    body: ofGuardian.extend({ kind: choice(guardianIdentities) }),
    files: { document: { kind: 'scan', max: 1 }, relation_document: { kind: 'scan', max: 1 } },
  }),
  /** Returns the URL at which DigiLocker identifies the guardian. */
  'POST /api/guardian/digilocker': endpoint({
    access: 'public',
    limit: { address: [perHour(30)] },
    body: ofGuardian,
    reply: z.object({ success, address: z.string() }),
  }),
  /** Completes the identification with the query with which DigiLocker returned to the page. */
  'POST /api/guardian/digilocker/finish': endpoint({
    ...byGuardian,
    body: ofGuardian.extend({
      query: z.string().max(4000, msg('text_too_long')).startsWith('?', msg('url_wrong')),
    }),
  }),
};
