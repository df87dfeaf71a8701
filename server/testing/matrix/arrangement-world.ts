import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { upsertFeed } from '#features/auditions/calendar/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import { change, inAMonth, offer, plan } from '#testing/matrix/arrangement-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

type Given = ReturnType<typeof createGiven>;

/**
 * Gives the adult a confirmed audition and a role offer for each application, and shortlists the child. Returns
 * the adult's application to the casting call.
 */
export async function arrangeShowcase(
  services: Services,
  { job, adult, child, documents }: Pick<Showcase, 'job' | 'adult' | 'child' | 'documents'>,
): Promise<string> {
  const given = createGiven(services);
  const { db, now } = services;
  const of = (talent: { id: string }) =>
    db.selectFrom('application').select(['id', 'job_id']).where('talent_id', '=', talent.id).execute();
  for (const { id, job_id } of await of(adult)) {
    await given.offer(id, 'accepted');
    await given.invitation(id);
    await given.confirmed(id, (await given.slot(job_id)).id);
    await given.slot(job_id, { place: 'Studio 5' });
  }
  for (const { id, job_id } of await of(child)) if (job_id === job.id) await given.step(id, 'shortlisted');
  for (const { id } of [adult, documents]) await upsertFeed(db, id, hashToken(newToken()), now());
  return (await of(adult)).find(({ job_id }) => job_id === job.id)?.id ?? '';
}

/** Returns the accepted writes for auditions and role offers. */
export function arrangementWrites(services: Services): Writes {
  const given = createGiven(services);
  const arrange = () => arrangeOne(given);
  return {
    'POST /api/production/auditions/:id/slots': async () => {
      const { house, job } = await arrange();
      return { as: house, params: { id: job.id }, body: { day: inAMonth(), ...plan } };
    },
    'PUT /api/production/audition-slots/:id': async () => {
      const { house, slot } = await arrange();
      return { as: house, params: { id: slot.id }, body: { day: inAMonth(), ...change } };
    },
    'DELETE /api/production/audition-slots/:id': async () => {
      const { house, slot } = await arrange();
      return { as: house, params: { id: slot.id } };
    },
    'POST /api/production/auditions/:id/invitations': async () => {
      const { house, job } = await arrange();
      const { id } = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
      return { as: house, params: { id: job.id }, body: { applications: [id] } };
    },
    'PUT /api/production/audition-invitations/:id/slot': async () => {
      const { house, id, slot } = await arrange();
      return { as: house, params: { id }, body: { slot_id: slot.id } };
    },
    'POST /api/production/auditions/:id/fill': async () => {
      const { house, job } = await arrange();
      return { as: house, params: { id: job.id } };
    },
    'PUT /api/production/check-ins/:id': async () => {
      const { house, id, slot } = await arrange();
      await given.confirmed(id, slot.id);
      return { as: house, params: { id } };
    },
    'DELETE /api/production/check-ins/:id': async () => {
      const { house, id } = await arrange();
      return { as: house, params: { id } };
    },
    'POST /api/user/auditions/:id/confirm': async () => {
      const { talent, id, slot } = await arrange();
      return { as: talent, params: { id }, body: { slot_id: slot.id } };
    },
    'POST /api/user/auditions/:id/decline': async () => {
      const { talent, id } = await arrange();
      return { as: talent, params: { id }, body: { note: 'I am away.' } };
    },
    'POST /api/user/auditions/:id/ask': async () => {
      const { talent, id } = await arrange();
      return { as: talent, params: { id }, body: { note: 'After six?' } };
    },
    'POST /api/user/calendar': async () => ({ as: await given.talent() }),
    'POST /api/production/calendar': async () => ({ as: await given.house() }),
    'POST /api/production/applications/:id/offer': async () => {
      const { house, id } = await arrange();
      return { as: house, params: { id }, body: offer() };
    },
    'DELETE /api/production/applications/:id/offer': async () => {
      const { house, id } = await arrange();
      await given.offer(id);
      return { as: house, params: { id } };
    },
    'POST /api/user/offers/:id/accept': async () => {
      const { talent, id } = await arrange();
      return { as: talent, params: { id: await given.offer(id) } };
    },
    'POST /api/user/offers/:id/decline': async () => {
      const { talent, id } = await arrange();
      return { as: talent, params: { id: await given.offer(id) }, body: { reason: 'I am away.' } };
    },
    'POST /api/user/offers/:id/step-back': async () => {
      const { talent, id } = await arrange();
      const params = { id: await given.offer(id, 'accepted') };
      await given.step(id, 'selected', 'talent');
      return { as: talent, params, body: { reason: 'I am away.' } };
    },
    'POST /api/production/applications/:id/cancel-role': async () => {
      const { house, id } = await arrange();
      await given.offer(id, 'accepted');
      await given.step(id, 'selected', 'talent');
      return { as: house, params: { id }, body: { reason: 'The series is postponed.' } };
    },
  };
}

async function arrangeOne(given: Given) {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
  await given.invitation(id);
  return { house, job, talent, id, slot: await given.slot(job.id) };
}

/** Returns the expected response keys about auditions and role offers, for the house and for the talent. */
export function arrangementProjections({ job, adult, documents, application }: Showcase): Table {
  const applicant = '{age city gender id image_url name}';
  const slot = '{bring contact_name contact_phone ends_at id place round starts_at}';
  const slotEnd =
    'bring capacity confirmed contact_name contact_phone ends_at id place round starts_at taken}';
  const offer = 'answer_by answered_at';
  const clash = (title: 'title' | '-title') => `clashes[{accepted from ${title} until}]`;
  return {
    'GET /api/production/auditions/:id': [
      [
        'the house',
        `{candidates[{application_id user${applicant}}] history[{about action by happened_at id}] invitations[{answer application_id changed_at invited_at invited_by note round slot_id status user${applicant}}] job{audition_dates audition_type id role shoot_dates title} next{-candidates -invitations -slots} slots[{attendees[] ${slotEnd} | {attendees[{application_id -arrived_at confirmed user${applicant}}] ${slotEnd}] success waiting[{-answer application_id note round user${applicant}}]}`,
        { as: documents, params: { id: job.id } },
      ],
    ],
    'GET /api/production/check-ins/:id': [
      [
        'the house',
        `{application_id -arrived_at job{id title} slot${slot} success user${applicant}}`,
        { as: documents, params: { id: application } },
      ],
    ],
    'POST /api/production/auditions/:id/slots': [['the house', '{added message success}']],
    'POST /api/production/auditions/:id/invitations': [['the house', '{invited message success}']],
    'POST /api/production/auditions/:id/fill': [['the house', '{message placed success}']],
    'GET /api/user/auditions': [
      [
        'the talent',
        `{auditions[{answer application_id changed_at free_slots[${slot}] job{id title} note -proposed_slot round slot${slot} slot_id}] success}`,
        { as: adult },
      ],
    ],
    'GET /api/user/calendar': [['a talent', '{made_at success}', { as: adult }]],
    'POST /api/user/calendar': [['a talent', '{made_at message success url}']],
    'GET /api/production/calendar': [['a house', '{made_at success}', { as: documents }]],
    'POST /api/production/calendar': [['a house', '{made_at message success url}']],
    'GET /api/production/next-steps/:id': [
      [
        'the house',
        `{data[{application_id audition{answer invited_by note place starts_at} -backups ${clash('-title')} job_id offers[{${offer} id made_at made_by message reason status withdrawn_by}] status}] success}`,
        { as: documents, params: { id: adult.id } },
      ],
    ],
    'POST /api/production/applications/:id/offer': [['the house', '{clashes[] message success}']],
    'GET /api/user/offers': [
      [
        'the talent',
        `{offers[{${offer} application_id ${clash('title')} id job{id title} made_at message reason status}] success}`,
        { as: adult },
      ],
    ],
    'POST /api/user/offers/:id/accept': [['the talent', '{clashes[] message success}']],
  };
}
