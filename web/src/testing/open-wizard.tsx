import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as page from '#features/talent/profile/CompleteProfilePage.tsx';
import type { ServerDraft } from '#features/talent/profile/use-profile-wizard.ts';
import { control, press } from '#testing/controls.ts';
import { received, reply } from '#testing/mock-server.ts';
import { openSite, routeOf } from '#testing/open-page.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';

/** Opens the wizard page before any request is answered. */
export async function openWizardPage(address = '/user/complate-profile') {
  await openSite(
    [
      { path: '/user/complate-profile', ...routeOf(page), Component: PageWithAddress },
      { path: '/user/popular-casting-calls', Component: () => <h1>Popular Casting Calls</h1> },
      { path: '/user/guardian', Component: () => <h1>Parent or guardian</h1> },
      { path: '/user/login', Component: () => <h1>Login</h1> },
    ],
    address,
  );
}

function PageWithAddress(props: object) {
  const Page = page.default as ComponentType;
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={() => navigate('/user/popular-casting-calls')}>
        Elsewhere
      </button>
      <Page {...props} />
    </>
  );
}

export async function answerWith(profile: OwnProfile, draft: ServerDraft = null) {
  await reply('GET /api/user/profile', { user: profile });
  await reply('GET /api/user/profile/draft', { draft });
}

export function find(name: string) {
  const request = received.findLast(({ to }) => to === name);
  if (!request) throw new Error(`Nothing was asked of ${name}.`);
  return request;
}

/** Opens the wizard for a profile with only the fields that a test needs. */
export async function openWizard(fields: Partial<OwnProfile> = {}, draft?: ServerDraft) {
  await openWizardPage();
  await answerWith(sampleProfile(fields), draft);
}

export function isShown(name: string): boolean {
  return document.querySelector(`[name="${name}"]`) !== null;
}

export const type = (name: string, value: string) =>
  act(async () => fireEvent.input(control(name), { target: { value } }));
export const choose = (name: string, value: string) => act(async () => fireEvent.click(control(name, value)));

export async function submit() {
  while (screen.queryByRole('button', { name: 'Save and Next' })) await press('Save and Next');
  await press('Save and Submit');
}
