import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MultiSelectField } from '#ui/MultiSelectField.tsx';

test('tells screen readers what was found and removed', async () => {
  const user = userEvent.setup();
  const choices = ['Hindi', 'Marathi', 'Urdu'].map((label) => ({ value: label, label }));
  render(<MultiSelectField label="Languages" name="languages" choices={choices} chosen={['Marathi']} />);
  expect(screen.getByRole('button', { name: 'Remove Marathi' })).toBeDefined();

  await user.type(screen.getByRole('combobox', { name: 'Languages' }), 'h');
  expect(screen.getByRole('log').textContent).toContain('1 match.');
  await user.keyboard('{Backspace}{Backspace}');
  expect(screen.getByRole('log').textContent).toContain('Removed: Marathi.');
});
