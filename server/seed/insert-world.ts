import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { registrationConsent } from '@kirdaar/contract/rules/consents';
import { sql } from 'kysely';
import { updateRecentApplications } from '#features/jobs/matching/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { insertApplications } from '#seed/applications/insert-applications.ts';
import { insertArrangements, insertGuardianRequest } from '#seed/applications/insert-arrangements.ts';
import { insertConversation } from '#seed/applications/insert-conversation.ts';
import { insertPaidWork } from '#seed/applications/insert-paid-work.ts';
import { insertTapes } from '#seed/applications/insert-tapes.ts';
import type { Pictures } from '#seed/art/pictures.ts';
import { insertAuthors } from '#seed/calls/insert-authors.ts';
import { insertFilm } from '#seed/calls/insert-film.ts';
import { insertContent } from '#seed/content/insert-content.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { identityNumbers } from '#seed/identity-numbers.ts';
import { insertChildGrade } from '#seed/insert-child-grade.ts';
import { insertForStaff } from '#seed/insert-for-staff.ts';
import { insertRepresentation } from '#seed/insert-representation.ts';
import { insertStaff } from '#seed/insert-staff.ts';
import { insertTeam } from '#seed/insert-team.ts';
import { insertPortraits } from '#seed/people/insert-portraits.ts';
import { insertSubscriptions } from '#seed/people/insert-subscriptions.ts';
import { insertViews } from '#seed/people/insert-views.ts';
import { makeDetails } from '#seed/people/make-details.ts';
import { makeGuardianProofs, makeGuardians } from '#seed/people/make-guardians.ts';
import { fullName, type Person } from '#seed/people/person.ts';
import { createRandom, type Random } from '#seed/random.ts';
import type { World } from '#seed/world.ts';

/** Inserts the whole demo world in one transaction. An interrupted start leaves the database empty. */
export function insertWorld(
  services: Services,
  now: Date,
  world: World,
  pictures: Pictures,
  passwordHash: string,
) {
  return services.db.transaction().execute(async (transaction) => {
    await insertHouses(transaction, world, pictures, passwordHash);
    const approvers = await insertStaff({ ...services, db: transaction }, passwordHash);
    for (const id of new Set(
      world.calls
        .filter(({ row }) => mayCastChildren(row.age_range))
        .map(({ row }) => row.production_house_id),
    ))
      await insertChildGrade(transaction, now, id, approvers);
    await insertTalents(transaction, world, passwordHash);
    await insertTeam(services, transaction, world, passwordHash);
    await insertCalls(transaction, world, pictures);
    await insertSubscriptions(services, transaction, world, now);
    await insertPortraits(transaction, world, pictures);
    await insertApplications(transaction, world);
    await insertArrangements(transaction, world, now);
    await insertPaidWork(transaction, world, now);
    await insertTapes({ ...services, db: transaction }, world, pictures, now);
    await insertGuardianRequest(transaction, now);
    await insertConversation(transaction, world, now);
    await insertViews(transaction, world, now);
    await insertForStaff({ ...services, db: transaction }, world, passwordHash);
    await insertRepresentation(transaction, world, now);
    await insertConsents(transaction);
    await insertContent(transaction, world, pictures);
    const [firstCall] = world.calls;
    if (firstCall) await insertFilm(transaction, firstCall, now, pictures.of(firstCall.row.id));
    await insertAuthors(transaction);
    await updateRecentApplications(transaction, now);
    // Closed last, because a closed casting call accepts no applications.
    const closed = world.calls.filter(({ row }) => row.status === 'closed').map(({ row }) => row.id);
    await transaction.updateTable('job').set({ status: 'closed' }).where('id', 'in', closed).execute();
  });
}

async function insertHouses(db: Database, { houses }: World, pictures: Pictures, password_hash: string) {
  const rows = houses.map(({ id, company_name, type_of_work, updated_at, created_at }) => {
    const profile_photo = pictures.of(id);
    const verification = 'documents' as const;
    return { id, company_name, type_of_work, profile_photo, verification, updated_at, created_at };
  });
  await db.insertInto('production_house').values(rows).execute();
  const identity = identityNumbers(1);
  const accounts = houses.map(({ id, email, mobile, owner, created_at }) => ({
    role: 'production' as const,
    email,
    mobile,
    password_hash,
    ...identity(),
    verified_at: created_at,
    mobile_verified_at: created_at,
    created_at,
    production_house_id: id,
    team_role: 'owner' as const,
    display_name: owner,
  }));
  await db.insertInto('account').values(accounts).execute();
}

/** Everyone agreed to the terms by registering. */
async function insertConsents(db: Database) {
  await db
    .insertInto('registration_consent')
    .columns(['account_id', 'version', 'agreed_at'])
    .expression((select) =>
      select
        .selectFrom('account')
        .select(['id', sql.lit(registrationConsent.version).as('version'), 'created_at']),
    )
    .execute();
}

async function insertTalents(db: Database, { people, child }: World, password_hash: string) {
  const identity = identityNumbers(2);
  const accounts = people.map((person) => ({
    id: person.id,
    role: 'talent' as const,
    email: person === child ? demoAccounts.child : person.email,
    mobile: person.mobile,
    password_hash,
    ...identity(),
    verified_at: person.created_at,
    mobile_verified_at: person.created_at,
    created_at: person.created_at,
  }));
  await db.insertInto('account').values(accounts).execute();
  const random = createRandom(3);
  const talents = people.map((person) => talentRow(random, person));
  await db.insertInto('talent').values(talents).execute();
  const guardians = makeGuardians(people, child);
  await db.insertInto('guardian').values(guardians).execute();
  await db.insertInto('guardian_proof').values(makeGuardianProofs(guardians)).execute();
}

function talentRow(random: Random, person: Person) {
  const { id, gender, date_of_birth, profile_type, city, state, country, languages, skills } = person;
  const { body_type, skin_tone, hair_color, eye_color, beard, created_at, updated_at } = person;
  return {
    id,
    name: fullName(person),
    gender,
    date_of_birth,
    // Who has become an adult since has chosen.
    ...(person.age >= 18 && { visibility_chosen_at: new Date().toISOString() }),
    profile_type,
    city,
    state,
    country,
    languages,
    skills,
    body_type,
    skin_tone,
    hair_color,
    eye_color,
    beard,
    created_at,
    updated_at,
    height_cm: person.height,
    details: JSON.stringify(makeDetails(random, person)),
  };
}

async function insertCalls(db: Database, { calls }: World, pictures: Pictures) {
  const projects = calls.map(({ row: { project_id: id, production_house_id, posted_on: created_at } }) => {
    return { id, production_house_id, created_at };
  });
  await db.insertInto('casting_project').values(projects).execute();
  const rows = calls.map(({ row }) => ({
    ...row,
    status: 'open' as const,
    approved_at: row.posted_on,
    image: pictures.of(row.id),
  }));
  await db.insertInto('job').values(rows).execute();
}
