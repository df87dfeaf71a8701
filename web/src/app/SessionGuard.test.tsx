import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SessionGuard } from '#app/SessionGuard.tsx';
import { clearSession, type StoredTalent, storeHouse, storeTalent } from '#session/store.ts';
import { useLastSession } from '#session/use-last-session.ts';

const asha = { id: '1', name: 'Asha', profile_photo: null, profileType: null, image: null, updated_at: null };
const house = {
  company_name: 'Films',
  type_of_work: null,
  profile_photo: null,
  image: null,
  updated_at: null,
} as const;

function Area() {
  const { session, state } = useLastSession('talent');
  return (
    <SessionGuard accountRole="talent" sessionState={state}>
      <p>Welcome, {session?.user.name}</p>
      <input aria-label="Form" />
    </SessionGuard>
  );
}

function openArea(user: StoredTalent) {
  storeTalent('token', user);
  const Site = createRoutesStub([{ path: '/', Component: Area }]);
  render(<Site />);
  fireEvent.change(form(), { target: { value: 'typed' } });
}

const form = () => screen.getByLabelText<HTMLInputElement>('Form');
const isHidden = () => screen.queryByRole('textbox', { name: 'Form' }) === null;

test('covers the page after a logout in another tab and shows it unchanged when the same talent logs in again', () => {
  openArea(asha);
  expect(isHidden()).toBe(false);

  act(() => clearSession());
  expect(isHidden()).toBe(true);
  expect(screen.getByRole('button', { name: 'Log in again' })).toBeDefined();

  act(() => storeTalent('another token', { ...asha, name: 'Asha Rao' }));
  expect(isHidden()).toBe(false);
  expect(screen.getByText('Welcome, Asha Rao')).toBeDefined();
  expect(form().value).toBe('typed');
});

test('hides the page from another account', () => {
  openArea(asha);

  act(() => storeTalent('token of Ravi', { ...asha, id: '2', name: 'Ravi' }));
  expect(isHidden()).toBe(true);

  act(() => storeHouse('token of a house', house));
  expect(isHidden()).toBe(true);
  expect(screen.getByRole('link', { name: 'Continue with that account' })).toBeDefined();
});
