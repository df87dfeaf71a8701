import type { EndpointName } from '@kirdaar/contract/api';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';

export const plan = {
  from: '10:00',
  to: '12:00',
  minutes: 20,
  break_minutes: 5,
  capacity: 1,
  place: 'Studio 4',
};
export const change = { from: '15:00', minutes: 30, capacity: 2, place: 'Studio 9' };
export const inAMonth = () => addDays(dayInIndia(new Date()), 30);
export const inAYear = () => addDays(dayInIndia(new Date()), 365);
export const offer = () => ({ message: 'We would love to have you.', answer_by: inAYear() });

/** Returns the ownership rules for auditions, audition answers and role offers. */
export function arrangementRules({ given, db, job, otherJob, talentA, talentB }: Cast) {
  const calls: ObjectRule['objects'] = {
    'the call': { id: async () => job.id, readers: ['the house of the call'] },
    'another call': { id: async () => otherJob.id, readers: ['another house'] },
  };
  // Each slot gets its own place, so that slots never overlap.
  const newPlace = () => `Hall ${crypto.randomUUID()}`;
  const addSlot = (job: { id: string }, capacity = 1) => given.slot(job.id, { place: newPlace(), capacity });
  const changed = { day: inAMonth(), ...change };
  const slotOf = (job: { id: string }) => async () => {
    const { id } = await addSlot(job);
    changed.place = newPlace();
    return id;
  };
  const sentTo = (job: { id: string }) => async () => {
    const { id: talent_id } = await given.talent();
    return (await given.application({ talent_id, job_id: job.id })).id;
  };
  const slots: ObjectRule['objects'] = {
    'a slot of the call': { id: slotOf(job), readers: ['the house of the call'] },
    'a slot of another call': { id: slotOf(otherJob), readers: ['another house'] },
  };
  const received: ObjectRule['objects'] = {
    'an application to the call': { id: sentTo(job), readers: ['the house of the call'] },
    'an application to another call': { id: sentTo(otherJob), readers: ['another house'] },
  };
  // Reuses the application from the cast, because a talent without a plan may send only a few. It is invited
  // and offered the role once.
  const applicationOf = async ({ id }: { id: string }) => {
    const sent = db.selectFrom('application').select(['id', 'job_id']).where('talent_id', '=', id);
    return sent.executeTakeFirstOrThrow();
  };
  const invited = async (talent: { id: string }) => {
    const application = await applicationOf(talent);
    const invitation = db.selectFrom('audition_invitation').select('application_id');
    const found = await invitation.where('application_id', '=', application.id).executeTakeFirst();
    if (!found) await given.invitation(application.id);
    return application;
  };
  const invitations: ObjectRule['objects'] = {
    'an invitation of talent A': { id: async () => (await invited(talentA)).id, readers: ['talent A'] },
    'an invitation of talent B': { id: async () => (await invited(talentB)).id, readers: ['talent B'] },
  };
  const chosen = { slot_id: crypto.randomUUID() as string };
  const choosing = (talent: { id: string }) => async () => {
    const { id, job_id } = await invited(talent);
    chosen.slot_id = (await addSlot({ id: job_id }, 50)).id;
    return id;
  };
  const applicants = { applications: [crypto.randomUUID() as string] };
  const inviting = (job: { id: string }) => async () => {
    await addSlot(job);
    applicants.applications = [await sentTo(job)()];
    return job.id;
  };
  const arriving = (job: { id: string }) => async () => {
    const id = await sentTo(job)();
    await given.invitation(id);
    await given.confirmed(id, (await addSlot(job)).id);
    return id;
  };
  const confirmed = (talent: { id: string }) => async () => {
    const { id, job_id } = await invited(talent);
    await given.confirmed(id, (await addSlot({ id: job_id })).id);
    return id;
  };
  const offered = (talent: { id: string }) => async () => {
    const { id } = await applicationOf(talent);
    const found = db.selectFrom('role_offer').select('id').where('application_id', '=', id);
    return (await found.executeTakeFirst())?.id ?? given.offer(id);
  };
  const accepting = (job: { id: string }) => async () => {
    const id = await sentTo(job)();
    await given.offer(id, 'accepted');
    await given.step(id, 'selected', 'talent');
    return id;
  };
  // The same role each time, because stepping back twice changes nothing.
  const roles = new Map<string, string>();
  const playing = (talent: { id: string }) => async () => {
    const known = roles.get(talent.id);
    if (known) return known;
    const { id } = await given.application({ talent_id: talent.id });
    const offer = await given.offer(id, 'accepted');
    await given.step(id, 'selected', 'talent');
    roles.set(talent.id, offer);
    return offer;
  };
  const offers: ObjectRule['objects'] = {
    'an offer to talent A': { id: offered(talentA), readers: ['talent A'] },
    'an offer to talent B': { id: offered(talentB), readers: ['talent B'] },
  };
  return {
    'GET /api/production/auditions/:id': { objects: calls },
    'POST /api/production/auditions/:id/slots': {
      body: { rest: { day: inAMonth(), ...plan } },
      objects: calls,
    },
    'POST /api/production/auditions/:id/invitations': {
      body: { rest: applicants },
      objects: {
        'the call': { id: inviting(job), readers: ['the house of the call'] },
        'another call': { id: inviting(otherJob), readers: ['another house'] },
      },
    },
    'PUT /api/production/audition-slots/:id': {
      body: { rest: changed },
      objects: slots,
    },
    'DELETE /api/production/audition-slots/:id': { objects: slots },
    'PUT /api/production/audition-invitations/:id/slot': {
      body: { rest: { slot_id: null } },
      objects: received,
    },
    'POST /api/production/auditions/:id/fill': { objects: calls },
    'GET /api/production/auditions/:id/call-sheet.pdf': { objects: calls },
    'GET /api/production/check-ins/:id': { objects: received },
    'PUT /api/production/check-ins/:id': {
      objects: {
        'an application to the call': { id: arriving(job), readers: ['the house of the call'] },
        'an application to another call': { id: arriving(otherJob), readers: ['another house'] },
      },
    },
    'DELETE /api/production/check-ins/:id': { objects: received },
    'POST /api/user/auditions/:id/confirm': {
      body: { rest: chosen },
      objects: {
        'an invitation of talent A': { id: choosing(talentA), readers: ['talent A'] },
        'an invitation of talent B': { id: choosing(talentB), readers: ['talent B'] },
      },
    },
    'POST /api/user/auditions/:id/decline': { body: { rest: { note: 'I am away.' } }, objects: invitations },
    'POST /api/user/auditions/:id/ask': { body: { rest: { note: 'After six?' } }, objects: invitations },
    'GET /api/user/auditions/:id/audition.ics': {
      objects: {
        'an audition of talent A': { id: confirmed(talentA), readers: ['talent A'] },
        'an audition of talent B': { id: confirmed(talentB), readers: ['talent B'] },
      },
    },
    'GET /api/production/next-steps/:id': {
      objects: {
        'talent A': { id: async () => talentA.id, readers: ['the house of the call'] },
        'talent B': { id: async () => talentB.id, readers: ['another house'] },
      },
    },
    'POST /api/production/applications/:id/offer': {
      body: { rest: { ...offer(), confirm: true } },
      objects: received,
    },
    'DELETE /api/production/applications/:id/offer': { objects: received },
    'POST /api/production/applications/:id/cancel-role': {
      body: { rest: { reason: 'The series is postponed.' } },
      objects: {
        'an accepted application to the call': { id: accepting(job), readers: ['the house of the call'] },
        'an accepted application to another call': { id: accepting(otherJob), readers: ['another house'] },
      },
    },
    'POST /api/user/offers/:id/accept': { objects: offers },
    'POST /api/user/offers/:id/decline': { body: { rest: { reason: 'I am away.' } }, objects: offers },
    'POST /api/user/offers/:id/step-back': {
      body: { rest: { reason: 'I am away.' } },
      objects: {
        'a role of talent A': { id: playing(talentA), readers: ['talent A'] },
        'a role of talent B': { id: playing(talentB), readers: ['talent B'] },
      },
    },
  } satisfies Partial<Record<EndpointName, ObjectRule>>;
}
