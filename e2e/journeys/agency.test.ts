import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { joinAsTalent, logIn, logInAsTalent, newPerson } from '#testing/join.ts';
import { test } from '#testing/journey.ts';

/** Makes an account an agency with twelve clients, who have not applied to the casting call. */
const takeOnClients = `
  with agency as (
    update talent set profile_type = 'Talent Agencies', agency_verified_at = now()
    where id = (select id from account where email = $1) returning id
  )
  insert into mandate (kind, talent_id, holder_id, scopes, invited_at, active_since)
  select 'agency', client.id, agency.id, '{apply,answer}', now(), now()
  from agency, lateral (
    (select id from account where email = 'talent@kirdaar.example')
    union all
    (select talent.id from talent join account using (id)
      where date_of_birth < now() - interval '19 years' and not managed and not added_by_house
        and email <> 'talent@kirdaar.example' and talent.id <> agency.id
        and has_application_left(talent.id, now())
        and not exists (select from application where talent_id = talent.id and job_id = $2)
      order by talent.id limit 11)
  ) client`;

test('lets an agent with twelve clients submit five, of whom one is already there and declines', async ({
  product,
  openPage,
}) => {
  const [agent, talent] = [await openPage(), await openPage()];
  const star = newPerson('Star Agency');
  const database = <Row extends object>(statement: string, values: unknown[] = []) =>
    queryDatabase<Row>(product.dataDirectory, statement, values);
  const [call] = await database<{ job_id: string }>(
    `select job_id from application join job on job.id = job_id join account on account.id = talent_id
      where account.email = 'talent@kirdaar.example' and job.status = 'open' and stopped_at is null and closes_at > now()
        and application.status < 'selected' limit 1`,
  );
  const job = call?.job_id ?? '';
  await joinAsTalent(agent, product.origin, star);
  await database(takeOnClients, [star.email.toLowerCase(), job]);
  await logIn(agent, star.email);
  await agent.getByText(/^Welcome, /).waitFor();

  await agent.goto(`/user/agency/submit?job=${job}`);
  const people = agent.getByRole('listitem').filter({ has: agent.getByText(/applications? left|Unlimited/) });
  await expect(people).toHaveCount(12);
  const there = people.filter({ hasText: 'Already applied' });
  await expect(there).toHaveCount(1);
  const chosen = [there, ...[0, 1, 2, 3].map((place) => people.filter({ hasNotText: 'Already' }).nth(place))];
  for (const person of chosen) {
    await person.getByRole('checkbox').first().check();
    await person.getByLabel(/^Note/).fill('Trained, and free on all dates.');
  }
  await agent.getByLabel(/^Everyone I chose agrees/).check();
  await agent.getByRole('button', { name: 'Submit 5 people' }).click();
  await expect(agent.getByText('4 applications sent.')).toBeVisible();
  await expect(people.filter({ hasText: 'You submitted them' })).toHaveCount(4);
  await expect(people.filter({ hasText: 'The talent chooses whose submission counts' })).toHaveCount(1);

  await logInAsTalent(talent);
  await talent.goto('/user/my-application');
  const question = talent.getByRole('region', { name: /Whose counts/ });
  await question.getByRole('button', { name: 'My own' }).click();
  await expect(question).toHaveCount(0);
  await agent.reload();
  await expect(people.filter({ hasText: 'The talent has chosen another submission' })).toHaveCount(1);
});
