import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { newMessage } from '#testing/conversation-world.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

export const password = 'a lamp in the window';

interface Applicant {
  id: string;
  talent: Caller & { id: string; email: string };
  /** What the house can send this applicant. */
  acts: Record<'offer' | 'place' | 'invite' | 'tape' | 'ask' | 'write', () => Promise<Answer>>;
  leave: () => Promise<{ status: number }>;
  logIn: () => Promise<{ status: number }>;
}
interface Answer {
  status: number;
  body: { code?: string; message: string };
}

export const test = base.extend<{
  house: Caller & { email: string; production_house_id: string };
  /** A talent who applied to an audition and to a self-tape of the house, and not to its third casting call. */
  applicant: Applicant;
}>({
  house: async ({ given }, use) =>
    use(await given.house({ company_name: 'Lamp Films', verification: 'documents' })),
  applicant: async ({ callApi, clock, given, house }, use) => {
    const { production_house_id } = house;
    const role = await given.job({ production_house_id, role_details: 'Lead' });
    const taped = await given.job({
      production_house_id,
      audition_type: 'Self-tape',
      role_details: 'Friend',
    });
    const open = await given.job({ production_house_id, role_details: 'Neighbour' });
    await given.tapeRequest(taped.id);
    const slot = await given.slot(role.id);
    const talent = await given.talent({ name: 'Asha Rao', date_of_birth: '1990-05-01' }, { password });
    const { id } = await given.application({ talent_id: talent.id, job_id: role.id });
    const tape = await given.application({ talent_id: talent.id, job_id: taped.id });

    const params = { id };
    const answer_by = addDays(dayInIndia(clock.now), 7);
    const invited = {
      talent_ids: [talent.id],
      job_id: open.id,
      message: 'We saw you on stage and liked it.',
    };
    const invite = (job: string, application: string) => {
      const body = { applications: [application], round: 1 };
      return callApi('POST /api/production/auditions/:id/invitations', { params: { id: job }, body }, house);
    };
    await use({
      id,
      talent,
      acts: {
        offer: () => {
          const body = { message: 'Would you play her?', answer_by, confirm: true };
          return callApi('POST /api/production/applications/:id/offer', { params, body }, house);
        },
        place: () =>
          callApi(
            'PUT /api/production/audition-invitations/:id/slot',
            { params, body: { slot_id: slot.id } },
            house,
          ),
        invite: () => invite(role.id, id),
        tape: () => invite(taped.id, tape.id),
        ask: () => callApi('POST /api/production/casting-invitations', { body: invited }, house),
        write: () =>
          callApi('POST /api/production/conversations/:id/messages', { params, body: newMessage() }, house),
      },
      leave: () => callApi('POST /api/user/account-deletion', { body: { password } }, talent),
      logIn: () => callApi('POST /api/user/login', { body: { identifier: talent.email, password } }),
    });
  },
});
