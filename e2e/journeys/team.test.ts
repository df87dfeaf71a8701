import type { Reply } from '@kirdaar/contract/api';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logIn, logInAsHouse, logInAsTalent, password } from '#testing/join.ts';
import { test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 800 };

/** Waits for the team invitation email to an address and returns the join path in it. */
async function joinPathFor(origin: string, email: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      // The response comes from the product itself, so its type is known.
      const { messages } = (await (
        await fetch(`${origin}/api/dev/outbox`)
      ).json()) as Reply<'GET /api/dev/outbox'>;
      path = messages.find(({ to }) => to === email)?.text.match(/\/production\/join#\S+/)?.[0];
      return path;
    })
    .toBeDefined();
  return path ?? '';
}

test('lets an owner invite a reviewer, who is named in their actions, cannot post and loses access once removed', async ({
  product,
  openPage,
}) => {
  const [owner, reviewer] = [await openPage(desktop), await openPage()];
  await logInAsHouse(owner);
  await owner.goto('/production/team');
  await fill(owner, { Email: 'nila@team.example' });
  await choose(owner, { Role: 'Reviewer' });
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByRole('list', { name: 'Pending invitations' })).toContainText('nila@team.example');

  await reviewer.goto(await joinPathFor(product.origin, 'nila@team.example'));
  await fill(reviewer, { 'Full name': 'Nila Sen', Password: password });
  await reviewer.getByRole('button', { name: 'Join the team' }).click();
  await expect(reviewer).toHaveURL(/\/production\/previous-job/);
  expect(await reviewer.evaluate(() => window.location.hash)).toBe('');
  await reviewer.goto('/production/add-job');
  await expect(reviewer).toHaveURL(/\/production\/previous-job/);
  await reviewer.goto('/production/lists');
  await fill(reviewer, { 'Name of the list': 'Faces by Nila' });
  await reviewer.getByRole('button', { name: 'Create list' }).click();
  await expect(reviewer.getByText('Created by Nila Sen')).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: 'Remove Nila Sen' }).click();
  await owner.getByRole('button', { name: 'Remove member' }).click();
  await expect(owner.getByRole('list', { name: 'Members' })).not.toContainText('Nila Sen');
  await owner.goto('/production/lists');
  await expect(owner.getByText('Created by Nila Sen')).toBeVisible();
  await reviewer.goto('/production/lists');
  await expect(reviewer.getByText('Faces by Nila')).toHaveCount(0);
  await reviewer.goto('/production/login');
  await reviewer.evaluate(() => localStorage.clear());
  await reviewer.goto('/production/login');
  await logIn(reviewer, 'nila@team.example');
  await expect(reviewer.getByText('Account not found')).toBeVisible();
});

test('finds a talent, adds them to a list, invites them and leads them to apply', async ({ openPage }) => {
  const [house, talent] = [await openPage(desktop), await openPage()];
  await logInAsTalent(talent);
  const name = await talent.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name as string);
  const id = await talent.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as string);
  await logInAsHouse(house);
  await house.goto('/production/profiles');
  await expect(
    house.getByRole('heading', { name: /^Discover Professional Actors & Actresses/ }),
  ).toBeVisible();
  await house.getByRole('link', { name: 'All talent' }).click();
  await house.getByRole('searchbox', { name: 'Search' }).fill(name);
  await house.getByRole('button', { name: /^Show/ }).click();
  await expect(house.getByRole('heading', { name })).toBeVisible();

  await house.goto(`/talent/${id}`);
  await house.getByRole('button', { name: 'Save to a list' }).click();
  await fill(house, { 'Name of the list': 'Leads' });
  await house.getByRole('button', { name: 'Create list and save' }).click();
  await expect(house.getByRole('checkbox', { name: /Leads/ })).toBeChecked();
  await house.getByRole('button', { name: 'Close' }).click();
  await house.getByRole('button', { name: 'Invite to apply' }).click();
  const call = house.getByLabel(/^Casting call/);
  await call.selectOption({ index: 1 });
  await fill(house, { Message: 'We saw you on stage.' });
  await house.getByRole('button', { name: 'Send invitation' }).click();
  await expect(house.getByText('Invitation sent.')).toBeVisible();

  await talent.goto('/user/new-casting-calls');
  const invitation = talent.getByRole('region', { name: 'Invitations' });
  await expect(invitation).toContainText('We saw you on stage.');
  await expect(invitation).toContainText('invites you to apply');
  await expect(invitation.getByRole('link', { name: /^Apply/ })).toBeVisible();
  await house.goto('/production/lists');
  await expect(house.getByRole('list', { name: 'Invitations' })).toContainText('No answer yet');
  await house.getByRole('link', { name: /Leads/ }).click();
  await expect(house.getByRole('heading', { name, exact: true })).toBeVisible();
});
