import type { OwnProfile } from '@kirdaar/contract/talent';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import CompleteProfilePage, {
  clientLoader,
  shouldRevalidate,
} from '#features/talent/CompleteProfilePage.tsx';
import type { ServerDraft } from '#features/talent/use-profile-draft.ts';
import { sampleProfile } from '#testing/sample-profile.ts';
import type { standInForServer } from '#testing/stand-in-server.ts';

type Received = ReturnType<typeof standInForServer>;

/** Opens the page of the wizard; nothing is answered yet. */
export async function openWizardPage(address = '/user/complate-profile') {
  // The router gives the page its loader's data, whatever else the page's type asks for.
  const Component = CompleteProfilePage as ComponentType;
  const Site = createRoutesStub([
    {
      path: '/user/complate-profile',
      Component: withAddress(Component),
      loader: () => clientLoader(),
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

/** Answers the page's questions for the profile and its draft. */
export async function answerWith(received: Received, profile: OwnProfile, draft: ServerDraft = null) {
  await act(async () => {
    find(received, 'GET /api/user/profile').answer(200, { success: true, user: profile });
    find(received, 'GET /api/user/profile/draft').answer(200, { success: true, draft });
  });
}

/** The newest request of a name. */
export function find(received: Received, name: string) {
  const request = received.findLast(({ to }) => to === name);
  if (!request) throw new Error(`Nothing was asked of ${name}.`);
  return request;
}

/** Opens the wizard for a profile that names only what a test is about. */
export async function openWizard(received: Received, fields: Partial<OwnProfile> = {}, draft?: ServerDraft) {
  await openWizardPage();
  await answerWith(received, sampleProfile(fields), draft);
}

/** The control of a name, in whatever step it is; a radio by its value. */
export function control(name: string, value?: string): HTMLInputElement {
  const choice = value === undefined ? '' : `[value="${value}"]`;
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]${choice}`);
  if (!found) throw new Error(`There is no control ${name}.`);
  return found;
}

export function isThere(name: string): boolean {
  return document.querySelector(`[name="${name}"]`) !== null;
}

export const type = (name: string, value: string) =>
  act(async () => fireEvent.input(control(name), { target: { value } }));
export const choose = (name: string, value: string) => act(async () => fireEvent.click(control(name, value)));
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Goes to the last step and sends the form. */
export async function submit() {
  while (screen.queryByRole('button', { name: 'Save and Next' })) await press('Save and Next');
  await press('Save and Submit');
}
