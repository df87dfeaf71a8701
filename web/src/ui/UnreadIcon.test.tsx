import { render } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { UnreadIcon, unreadLabel } from '#ui/UnreadIcon.tsx';

test.for([
  [0, '', 'Messages'],
  [1, '1', 'Messages, 1 unread'],
  [99, '99', 'Messages, 99 unread'],
  [100, '99+', 'Messages, 100 unread'],
] as const)('shows %i unread items as "%s"', ([unread, badge, label]) => {
  const { container } = render(<UnreadIcon Icon={Bell} unread={unread} />);

  expect(container.textContent).toBe(badge);
  expect(container.querySelectorAll('span')).toHaveLength(unread > 0 ? 1 : 0);
  expect(unreadLabel('Messages', unread)).toBe(label);
});
