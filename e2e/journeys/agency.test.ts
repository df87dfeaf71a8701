import { registerByApi } from '#testing/by-api.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { logIn, newPerson, openAs } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

/** An adult of the demo world whom no other journey needs and nobody represents. */
const isFree = `talent.date_of_birth < now() - interval '19 years' and not account.managed and not account.added_by_house
  and account.email not like '%@kirdaar.example' and not exists (select from mandate where talent_id = talent.id)`;

/** One who has applied to an open casting call, and to few others, so that it is on the first page. */
const applicant = `
  select talent.id, account.email, job_id job
  from talent join account using (id) join application on talent_id = talent.id join job on job.id = job_id
  where ${isFree} and job.status = 'open' and stopped_at is null and closes_at > now()
    and application.status < 'selected'
  order by (select count(*) from application other where other.talent_id = talent.id), application.id limit 1`;

/** Makes an account an agency with twelve clients: that applicant, and others who have not applied to the casting call. */
const takeOnClients = `
  with agency as (
    update talent set profile_type = 'Talent Agencies', agency_verified_at = now()
    where id = (select id from account where email = $1) returning id
  )
  insert into mandate (kind, talent_id, holder_id, scopes, invited_at, active_since)
  select 'agency', client.id, agency.id, '{apply,answer}', now(), now()
  from agency, lateral (
    (select $2::uuid id)
    union all
    (select talent.id from talent join account using (id)
      where ${isFree} and talent.id <> agency.id and has_application_left(talent.id, now())
        and not exists (select from application where talent_id = talent.id and job_id = $3)
      order by talent.id limit 11)
  ) client`;

test('lets an agent with twelve clients submit five, of whom one is already there and declines', async ({
  product,
  openPage,
}) => {
  const [agent, talent] = [await openPage(), await openPage()];
  const star = newPerson('Star Agency');
  const [there = { id: '', email: '', job: '' }] = await queryDatabase<{
    id: string;
    email: string;
    job: string;
  }>(product.dataDirectory, applicant);
  await registerByApi(product.origin, star);
  await queryDatabase(product.dataDirectory, takeOnClients, [star.email.toLowerCase(), there.id, there.job]);

  await agent.goto(`/user/login?${new URLSearchParams({ return: `/user/agency/submit?job=${there.job}` })}`);
  await logIn(agent, star.email);
  const people = agent.getByRole('listitem').filter({ has: agent.getByText(/applications? left|Unlimited/) });
  await expect(people).toHaveCount(12);
  const applied = people.filter({ hasText: 'Already applied' });
  await expect(applied).toHaveCount(1);
  const others = [0, 1, 2, 3].map((place) => people.filter({ hasNotText: 'Already' }).nth(place));
  for (const person of [applied, ...others]) {
    await person.getByRole('checkbox').first().check();
    await person.getByLabel(/^Note/).fill('Trained, and free on all dates.');
  }
  await agent.getByLabel(/^Everyone I chose agrees/).check();
  await agent.getByRole('button', { name: 'Submit 5 people' }).click();
  await expect(agent.getByText('4 applications sent.')).toBeVisible();
  await expect(people.filter({ hasText: 'You submitted them' })).toHaveCount(4);
  await expect(people.filter({ hasText: 'The talent chooses whose submission counts' })).toHaveCount(1);

  await openAs(talent, '/user/my-application', there.email, 'kirdaar-demo');
  const question = talent.getByRole('region', { name: /Whose counts/ });
  await question.getByRole('button', { name: 'My own' }).click();
  await expect(question).toHaveCount(0);
  await agent.reload();
  await expect(people.filter({ hasText: 'The talent has chosen another submission' })).toHaveCount(1);
});
