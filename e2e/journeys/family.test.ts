import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { answers } from '@kirdaar/server/testing/posts';
import type { Page } from 'playwright-core';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { joinAsTalent, logIn, newPerson, password } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { codeSentTo, linkSentTo, messageSentTo } from '#testing/outbox.ts';

const today = dayInIndia(new Date());

test('a mother registers, adds her children, confirms two auditions, hears that a child is still there, and hands an account over, on a phone', async ({
  product,
  openPage,
}) => {
  const mother = newPerson('Sunita Rao');
  const page = await openPage({ width: 360, height: 740 });
  const query = <Row>(text: string, values: unknown[] = []) =>
    queryDatabase<Row>(product.dataDirectory, text, values);
  await joinAsTalent(page, product.origin, mother);
  await logIn(page, mother.email);
  await page.getByText(/^Welcome, /).waitFor();

  await page.goto('/user/family');
  await page.getByRole('link', { name: 'Verify mobile number' }).click();
  await page.getByRole('button', { name: `Send code to ${mother.mobile}` }).click();
  await page.getByLabel('Code').fill(await codeSentTo(product.origin, mother.mobile));
  await page.getByRole('button', { name: 'Verify mobile number' }).click();
  await expect(page.getByRole('button', { name: `Send code to ${mother.mobile}` })).toHaveCount(0);

  await page.goto('/user/family');
  await addChild(page, { name: 'Tara Rao', born: addDays(today, -9 * 366), gender: 'Female' });
  await page.getByRole('heading', { name: 'Add a child' }).click();
  await addChild(page, { name: 'Kabir Rao', born: addDays(today, -8 * 366), gender: 'Male' });
  // Staff have compared the documents.
  await query(
    `update guardian_proof set state = 'verified', kind = 'passport', sent_at = now(), decided_at = now(),
      identified_at = now() where mailbox = $1`,
    [mother.mobile],
  );
  const [call] = await query<{ id: string; email: string }>(
    `select job.id, account.email from job join account using (production_house_id)
      where job.status = 'open' and age_from <= 8 and age_to >= 9 and closes_at > now() + interval '1 day'
        and team_role = 'owner' and shoot_dates > current_date + 3 limit 1`,
  );
  if (!call) throw new Error('The demo world has no casting call for children of this age.');

  for (const child of ['Tara Rao', 'Kabir Rao']) {
    await page.goto('/user/family');
    await page.getByRole('button', { name: `Act for ${child}` }).click();
    await expect(page.getByText(`You act for ${child}`)).toBeVisible();
    const consents = applyConsents.map(({ id, version }) => ({ id, version }));
    await send(page, '/api/user/job-apply', { ...answers, job_id: call.id, consents });
    await page.getByRole('button', { name: 'Back to Sunita Rao' }).click();
    await expect(page.getByText(`You act for ${child}`)).toHaveCount(0);
  }

  const house = await openPage({ width: 1280, height: 900 });
  await house.goto('/production/login');
  await logIn(house, call.email, 'kirdaar-demo');
  await house.getByText(/^Welcome, /).waitFor();
  const sent = await query<{ id: string }>(
    `select application.id from application join talent on talent.id = talent_id
      where job_id = $1 and talent.name in ('Tara Rao', 'Kabir Rao')`,
    [call.id],
  );
  expect(sent).toHaveLength(2);
  await query(
    `insert into audition_slot (job_id, starts_at, ends_at, place, capacity, created_at)
      values ($1, $2::date + time '11:00' at time zone 'Asia/Kolkata', $2::date + time '11:30' at time zone 'Asia/Kolkata',
        'Studio 4, Andheri', 2, now())`,
    [call.id, addDays(today, 2)],
  );
  const applications = sent.map(({ id }) => id);
  await send(house, `/api/production/auditions/${call.id}/invitations`, { applications });

  await page.goto('/user/family');
  await expect(page.getByRole('button', { name: 'Confirm this time' })).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Confirm this time' }).first().click();
    await expect(page.getByRole('button', { name: 'Confirm this time' })).toHaveCount(left);
  }
  const confirmed = await query(
    `select from audition_invitation where application_id = any($1) and answer = 'confirmed'`,
    [applications],
  );
  expect(confirmed).toHaveLength(2);
  await attend(page, await openPage(), query);
  const missed = /Tara (?:is a child and )?has not checked out of the audition/;
  for (const contact of [mother.mobile, call.email]) await messageSentTo(product.origin, contact, missed);
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText(/^Checked out /)).toBeVisible();
  await page.getByRole('button', { name: 'Back to Sunita Rao' }).click();

  await page.getByRole('heading', { name: 'Add a child' }).click();
  await addChild(page, { name: 'Isha Rao', born: addDays(today, 10 - 6574), gender: 'Female' });
  await page.goto('/user/family');
  const isha = newPerson('Isha Rao');
  const handOver = page.getByRole('region', { name: 'Hand the account over to Isha Rao' });
  await handOver.getByRole('textbox').fill(isha.email);
  await handOver.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We have sent a link to ${isha.email}.`)).toBeVisible();

  const own = await openPage({ width: 360, height: 740 });
  await own.goto(await linkSentTo(product.origin, isha.email, '/mandate'));
  const numbers = { PAN: 'ABCPI1234R', 'Aadhaar number': '4567 8901 2385' };
  await fill(own, { 'Mobile number': isha.mobile, Password: password, ...numbers });
  await own.getByRole('button', { name: 'Take over the account' }).click();
  await expect(own.getByText('Welcome, Isha Rao')).toBeVisible();
  await page.goto('/user/family');
  await expect(page.getByRole('button', { name: 'Act for Kabir Rao' })).toBeVisible();
  await expect(handOver).toHaveCount(0);
});

type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The grandfather follows on his phone how Tara arrives at her audition, and the mother hears that she has not left. */
async function attend(page: Page, grandfather: Page, query: Query) {
  await page.getByRole('button', { name: 'Act for Tara Rao' }).click();
  await expect(page.getByText('You act for Tara Rao')).toBeVisible();
  await page.goto('/user/my-application');
  await page.getByRole('button', { name: 'Share with family' }).click();
  const shared = page.getByRole('link', { name: 'WhatsApp' });
  const [link = ''] =
    /\/pass\/[\w-]+/.exec(decodeURIComponent((await shared.getAttribute('href')) ?? '')) ?? [];
  await grandfather.goto(link);
  await expect(grandfather.getByText('Not checked in yet')).toBeVisible();

  const move = (minutes: number) =>
    query(
      `with moved as (select set_config('session_replication_role', 'replica', false))
        update audition_slot set starts_at = now() - $1 * interval '1 minute', ends_at = now() - ($1 - 30) * interval '1 minute'
        from moved where place = 'Studio 4, Andheri'`,
      [minutes],
    );
  await move(0);
  await page.reload();
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('button', { name: 'Check out' })).toBeVisible();
  await grandfather.reload();
  await expect(grandfather.getByText(/^Arrived /)).toBeVisible();
  await move(61);
  // The task runs every minute.
  await query(`insert into pgboss.job (name, data) values ('alert-missed-check-outs', '{}')`);
}

async function addChild(page: Page, { name, born, gender }: { name: string; born: string; gender: string }) {
  const form = page.getByRole('article', { name: 'Add a child' });
  await fill(form, {
    'Full name of the child': name,
    'The child’s date of birth': born,
  });
  await choose(form, { Gender: gender, 'Relationship to the child': 'Mother' });
  await form.getByRole('checkbox', { name: /^I am 18 or older/ }).check();
  await form.getByRole('button', { name: 'Add a child' }).click();
  await expect(page.getByRole('button', { name: `Act for ${name}` })).toBeVisible();
}

async function send(page: Page, address: string, body: object) {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(new URL(address, page.url()), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
}
