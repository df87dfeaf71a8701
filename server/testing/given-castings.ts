import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { sql } from 'kysely';
import { closeJob } from '#features/applications/closing/close-job.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import type { givenPeople } from '#testing/given-people.ts';
import { insertRow, type Row } from '#testing/insert-row.ts';
import { childTerms, jobPost } from '#testing/posts.ts';

interface Applied {
  house?: Row<'production_house'>;
  job?: Row<'job'>;
  talent?: Row<'talent'>;
  hasGuardian?: boolean;
}

export function givenCastings(services: Services, people: ReturnType<typeof givenPeople>) {
  const { db, now } = services;
  const present = () => now().toISOString();
  const dayAfter = (days: number) => addDays(dayInIndia(now()), days);

  function project(production_house_id: string) {
    return insertRow(db, 'casting_project', { production_house_id, created_at: present() });
  }

  /** A house that is verified for children casts them too, unless a test says otherwise. */
  async function usualAges(house: string | undefined) {
    const found = await db
      .selectFrom('production_house')
      .select(sql<boolean>`sees_children(id)`.as('sees_children'))
      .where('id', '=', house ?? null)
      .executeTakeFirst();
    return found?.sees_children ? '8-40' : '18-40';
  }

  /** Verifies a house for children, whom its casting calls then take. */
  async function castChildren(production_house_id: string) {
    await people.childGrade(production_house_id);
    const calls = db.updateTable('job').set({ age_range: '8-40', ...childTerms });
    await calls.where('production_house_id', '=', production_house_id).execute();
  }

  /** Inserts an open casting call, for a new house and project unless they are given. */
  async function job(fields: Row<'job'> = {}) {
    const { status = 'open', posted_on = present() } = fields;
    const age_range = fields.age_range ?? (await usualAges(fields.production_house_id));
    const castsChildren = mayCastChildren(age_range);
    const { production_house_id } = fields.production_house_id
      ? { production_house_id: fields.production_house_id }
      : await (castsChildren ? people.houseForChildren() : people.house());
    const project_id = fields.project_id ?? (await project(production_house_id)).id;
    return insertRow(db, 'job', {
      ...jobPost(now()),
      ...(castsChildren && childTerms),
      status,
      category: 'All',
      posted_on,
      age_range,
      approved_at: status === 'pending' ? null : posted_on,
      ...fields,
      production_house_id,
      project_id,
    });
  }

  /** Returns a house that may see a talent. */
  async function houseFor(talent_id: string) {
    const isChild = sql<boolean>`is_child(date_of_birth, ${present()})`.as('is_child');
    const talent = db.selectFrom('talent').select(isChild).where('id', '=', talent_id);
    const { is_child } = await talent.executeTakeFirstOrThrow();
    const { production_house_id } = await (is_child ? people.houseForChildren() : people.house());
    return { production_house_id };
  }

  /** Closes a casting call as its house, which rejects every applicant awaiting a decision. */
  async function closed(id: string) {
    const { account_id, production_house_id } = await db
      .selectFrom('job')
      .innerJoin('account', 'account.production_house_id', 'job.production_house_id')
      .select(['account.id as account_id', 'job.production_house_id'])
      .where('job.id', '=', id)
      .executeTakeFirstOrThrow();
    await closeJob(services, { id: account_id, production_house_id }, id, undefined);
  }

  /** Inserts an application, with every consent unless others are given. */
  async function application(
    { job_id, ...fields }: Row<'application'> & { talent_id: string },
    consents: readonly { id: string; version: string }[] = applyConsents,
  ) {
    const sent = await insertRow(db, 'application', {
      role_specific_info: 'I ride horses.',
      travel: true,
      availability: true,
      applied_at: present(),
      ...fields,
      job_id: job_id ?? (await job(await houseFor(fields.talent_id))).id,
    });
    const { id: application_id, applied_at: agreed_at } = sent;
    for (const { id: consent, version } of consents)
      await insertRow(db, 'application_consent', { application_id, consent, version, agreed_at });
    return sent;
  }

  /** Inserts a house verified by documents, its casting call, and a talent who applied to it. */
  async function applied(fields: Applied = {}) {
    const company = { company_name: 'Lantern Films', verification: 'documents', ...fields.house } as const;
    const house = await (fields.hasGuardian ? people.houseForChildren(company) : people.house(company));
    const posted = await job({ production_house_id: house.production_house_id, ...fields.job });
    const talent = await people.talent(fields.talent);
    if (fields.hasGuardian) await people.guardian(talent.id);
    const sent = await application({ talent_id: talent.id, job_id: posted.id });
    return { house, job: posted, talent, application: sent };
  }

  /** Approves an offer to a child as the guardian who consents; does nothing for an adult. */
  async function approveAsGuardian(subject_id: string, application_id: string) {
    await sql`
      insert into guardian_decision (talent_id, job_id, kind, subject_id, asked_at, decided_at, approved, guardian_id)
      select talent_id, job_id, 'offer', ${subject_id}, ${present()}, ${present()}, true, guardian.id
      from application join guardian using (talent_id)
      where application.id = ${application_id} and consented_at is not null and withdrawn_at is null
    `.execute(db);
  }

  /** Inserts a role offer with a week to answer, even if the role has no free place. */
  async function offer(application_id: string, status: 'open' | 'accepted' = 'open') {
    const made = { message: 'We would love to have you.', answer_by: dayAfter(7), made_at: present() };
    const { id } = await insertRow(db, 'role_offer', { application_id, ...made, exceeds_positions: true });
    if (status !== 'open') {
      await approveAsGuardian(id, application_id);
      const answer = { status, answered_at: made.made_at };
      await db.updateTable('role_offer').set(answer).where('id', '=', id).execute();
    }
    return id;
  }

  /** Inserts an audition slot: for one person, half an hour, tomorrow at noon in India, unless `fields` differ. */
  function slot(job_id: string, fields: Row<'audition_slot'> = {}) {
    const noon = instantInIndia(dayAfter(1), '12:00');
    return insertRow(db, 'audition_slot', {
      job_id,
      starts_at: noon.toISOString(),
      ends_at: new Date(noon.getTime() + 1_800_000).toISOString(),
      place: 'Studio 4, Andheri',
      capacity: 1,
      created_at: present(),
      ...fields,
    });
  }

  async function step(
    application_id: string,
    status: ApplicationStatus,
    party: 'house' | 'talent' = 'house',
  ) {
    // A trigger drops a change to the status that the application has.
    const change = { application_id, status, happened_at: present(), party };
    await db.insertInto('status_change').values(change).execute();
  }

  async function invitation(application_id: string) {
    await step(application_id, 'audition');
    const at = { invited_at: present(), changed_at: present() };
    await insertRow(db, 'audition_invitation', { application_id, ...at });
  }

  async function confirmed(application_id: string, slot_id: string) {
    const answer = { answer: 'confirmed', slot_id, changed_at: present() } as const;
    const invitations = db.updateTable('audition_invitation').set(answer);
    await invitations.where('application_id', '=', application_id).execute();
  }

  /** Inserts what a house asks of everyone invited to the role of a casting call, until in three days. */
  function tapeRequest(job_id: string, fields: Row<'tape_request'> = {}) {
    const changed_at = present();
    const deadline = instantInIndia(dayAfter(3), '18:00').toISOString();
    const instructions = 'Read scene 2 facing the camera.';
    return db
      .insertInto('tape_request')
      .values({ job_id, instructions, deadline, changed_at, ...fields })
      .onConflict((conflict) =>
        conflict.column('job_id').where('audience', '=', sql.lit('role')).doUpdateSet({ changed_at }),
      )
      .returning(['id', 'deadline'])
      .executeTakeFirstOrThrow();
  }

  /** Invites an applicant to the role's request, unless another one is given; returns the self-tape. */
  async function selfTape(application_id: string, fields: Partial<Row<'self_tape'>> = {}) {
    await step(application_id, 'audition');
    const request = db
      .selectFrom('application')
      .innerJoin('tape_request', 'tape_request.job_id', 'application.job_id')
      .select('tape_request.id')
      .where('application.id', '=', application_id)
      .where('audience', '=', 'role');
    const request_id = fields.request_id ?? (await request.executeTakeFirstOrThrow()).id;
    const at = { invited_at: present(), changed_at: present() };
    return db
      .insertInto('self_tape')
      .values({ application_id, ...at, ...fields, request_id })
      .onConflict((conflict) =>
        conflict
          .columns(['application_id', 'request_id'])
          .doUpdateSet((eb) => ({ invited_at: eb.ref('self_tape.invited_at') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  /** Inserts a take that the house has, of a self-tape to the role's request, which is made if there is none. */
  async function take(application_id: string, fields: Partial<Row<'application_media'>> = {}) {
    const { job_id } = await db
      .selectFrom('application')
      .select('job_id')
      .where('id', '=', application_id)
      .executeTakeFirstOrThrow();
    await tapeRequest(job_id);
    const self_tape_id = fields.self_tape_id ?? (await selfTape(application_id)).id;
    const at = { received_at: present(), begun_at: present() };
    await db.updateTable('self_tape').set(at).where('id', '=', self_tape_id).execute();
    const stored = { name: `${crypto.randomUUID()}.mp4`, is_public: false, created_at: present() };
    const file = fields.file ?? (await insertRow(db, 'media_file', stored)).name;
    const of = { application_id, field: 'selfTape', kind: 'video', take: 1 } as const;
    return insertRow(db, 'application_media', { ...of, ...fields, file, self_tape_id });
  }

  return {
    castChildren,
    ...{ project, job, closed, application, applied, offer, slot, step },
    ...{ invitation, confirmed, tapeRequest, selfTape, take },
  };
}
