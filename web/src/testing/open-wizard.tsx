import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import CompleteProfilePage, {
  clientAction,
  clientLoader,
  shouldRevalidate,
} from '#features/talent/profile/CompleteProfilePage.tsx';
import type { ServerDraft } from '#features/talent/profile/use-profile-draft.ts';
import type { mockServer } from '#testing/mock-server.ts';
import { sampleProfile } from '#testing/sample-profile.ts';

type Received = ReturnType<typeof mockServer>;

/** Opens the wizard page before any request is answered. */
export async function openWizardPage(address = '/user/complate-profile') {
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Component = CompleteProfilePage as ComponentType;
  const Site = createRoutesStub([
    {
      path: '/user/complate-profile',
      Component: withAddress(Component),
      loader: () => clientLoader(),
      action: clientAction,
      shouldRevalidate,
    },
    { path: '/user/popular-casting-calls', Component: () => <h1>Popular Casting Calls</h1> },
    { path: '/user/guardian', Component: () => <h1>Parent or guardian</h1> },
    { path: '/user/login', Component: () => <h1>Login</h1> },
  ]);
  await act(async () => render(<Site initialEntries={[address]} />));
}

function withAddress(Page: ComponentType) {
  return function PageWithAddress(props: object) {
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
  };
}

/** Answers the page's requests for the profile and its draft. */
export async function answerWith(received: Received, profile: OwnProfile, draft: ServerDraft = null) {
  await act(async () => {
    find(received, 'GET /api/user/profile').answer(200, { success: true, user: profile });
    find(received, 'GET /api/user/profile/draft').answer(200, { success: true, draft });
  });
}

/** Returns the latest request to an endpoint. */
export function find(received: Received, name: string) {
  const request = received.findLast(({ to }) => to === name);
  if (!request) throw new Error(`Nothing was asked of ${name}.`);
  return request;
}

/** Opens the wizard for a profile with only the fields that a test needs. */
export async function openWizard(received: Received, fields: Partial<OwnProfile> = {}, draft?: ServerDraft) {
  await openWizardPage();
  await answerWith(received, sampleProfile(fields), draft);
}

/** Returns the control of a field in any step; a radio button by its value. */
export function control(name: string, value?: string): HTMLInputElement {
  const choice = value === undefined ? '' : `[value="${value}"]`;
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]${choice}`);
  if (!found) throw new Error(`There is no control ${name}.`);
  return found;
}

export function isShown(name: string): boolean {
  return document.querySelector(`[name="${name}"]`) !== null;
}

export const type = (name: string, value: string) =>
  act(async () => fireEvent.input(control(name), { target: { value } }));
export const choose = (name: string, value: string) => act(async () => fireEvent.click(control(name, value)));
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Opens the last step and submits the form. */
export async function submit() {
  while (screen.queryByRole('button', { name: 'Save and Next' })) await press('Save and Next');
  await press('Save and Submit');
}
