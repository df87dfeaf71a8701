import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { ShowMore } from '#features/auditions/slots/ShowMore.tsx';

const ends = { slots: 'an end', invitations: null, candidates: null };

function open(at: string) {
  const Component = () => (
    <>
      <p>{useLocation().search}</p>
      <ShowMore list="slots" next={ends} />
      <ShowMore list="invitations" next={ends} />
    </>
  );
  const Site = createRoutesStub([{ path: '/', Component }]);
  render(<Site initialEntries={[at]} />);
}

test('shows the next page of a list and keeps the number of pages in the URL', async () => {
  open('/?invitations=3');

  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await screen.findByText('?invitations=3&slots=2')).toBeTruthy();
});
