import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '#testing/controls.ts';
import { openSite } from '#testing/open-page.tsx';
import { BackButton } from '#ui/BackButton.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Menu } from '#ui/Menu.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { currentToasts } from '#ui/toast-list.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('shows and hides a password', async () => {
  render(<PasswordField label="Password" name="password" error="Too short." />);
  const field = screen.getByLabelText('Password');
  expect([field.getAttribute('type'), field.ariaInvalid]).toEqual(['password', 'true']);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Too short.',
  );

  await press('Show password');
  expect(field.getAttribute('type')).toBe('text');
  await press('Hide password');
  expect(field.getAttribute('type')).toBe('password');
});

test('closes a menu by Escape with the focus on its button, and when it is left', () => {
  render(
    <>
      <Menu label="More">
        <a href="#inside">Inside</a>
      </Menu>
      <a href="#outside">Outside</a>
    </>,
  );
  const menu = screen.getByText('More').closest('details') as HTMLDetailsElement;
  const inside = screen.getByText('Inside');

  menu.open = true;
  fireEvent.keyDown(inside, { key: 'a' });
  fireEvent.blur(inside, { relatedTarget: screen.getByText('More') });
  expect(menu.open).toBe(true);
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
  menu.open = true;
  fireEvent.blur(inside, { relatedTarget: screen.getByText('Outside') });
  expect(menu.open).toBe(false);
});

test('asks before an irreversible act, with the focus on the question', async () => {
  const confirmed = vi.fn();
  const button = (
    <ConfirmButton question="Delete it?" confirm="Delete for good" busy={false} onConfirm={confirmed}>
      Delete
    </ConfirmButton>
  );
  render(button);

  await press('Delete');
  expect(document.activeElement?.textContent).toBe('Delete it?');
  expect(screen.getByRole('group', { name: 'Delete it?' })).toBeDefined();
  await press('Cancel');
  expect(confirmed).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Delete');
  await press('Delete');
  await press('Delete for good');

  expect(confirmed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group')).toBeNull();
});

test('closes a dialog by its button, the browser and a click beside it only', async () => {
  const closed = vi.fn();
  render(
    <Dialog title="Hello" onClose={closed}>
      <p>Inside</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Hello' });

  fireEvent.click(screen.getByText('Inside'));
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(closed).toHaveBeenCalledTimes(1);
  await press('Close');
  expect(closed).toHaveBeenCalledTimes(2);
  fireEvent(dialog, new Event('close'));
  expect(closed).toHaveBeenCalledTimes(3);
});

test('copies a link, or says that this browser cannot', async () => {
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<ShareLinks url="https://k.example/a" text="Asha" />);

  await press('Copy link');
  Reflect.deleteProperty(navigator, 'clipboard');
  await press('Copy link');

  expect(writeText).toHaveBeenCalledWith('https://k.example/a');
  expect(currentToasts().map(({ tone, text }) => [tone, text])).toEqual([
    ['success', 'Link copied'],
    ['failure', 'We couldn’t copy the link.'],
  ]);
});

test('goes back to the page before, or up from the first page of a visit', async () => {
  const routes = [
    { path: '/list', Component: () => <Link to="/item">Item</Link> },
    { path: '/item', Component: () => <BackButton fallback="/up">Back</BackButton> },
    { path: '/up', Component: () => <h1>Up</h1> },
  ];
  await openSite(routes, '/list');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Item' })));
  await press('Back');
  expect(screen.getByRole('link', { name: 'Item' })).toBeDefined();
  cleanup();

  await openSite(routes, '/item');
  await press('Back');
  expect(screen.getByRole('heading').textContent).toBe('Up');
});
