import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeInput } from '#ui/CodeInput.tsx';

function Form() {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" name="otp" length={6} value={code} onChange={setCode} />;
}

function show() {
  render(<Form />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
}

test('accepts only digits, up to its length', async () => {
  const input = show();

  await userEvent.type(input, '12a 34-5678');

  expect(input.value).toBe('123456');
});

test('accepts the digits of a Hindi keyboard', async () => {
  const input = show();

  await userEvent.type(input, '१२क ३४–५६');

  expect(input.value).toBe('१२३४५६');
});

test('replaces earlier input with a full pasted code in any format', async () => {
  const input = show();
  await userEvent.type(input, '99');

  await userEvent.paste('123-456');

  expect(input.value).toBe('123456');
});

test('appends a partially pasted code', async () => {
  const input = show();
  await userEvent.type(input, '12');

  await userEvent.paste(' 345');

  expect(input.value).toBe('12345');
});

test('deletes the digit before the caret on backspace', async () => {
  const input = show();

  await userEvent.type(input, '1234{Backspace}{ArrowLeft}{Backspace}');

  expect(input.value).toBe('13');
});

test('replaces the digit at the caret when all boxes are full', async () => {
  const input = show();

  await userEvent.type(input, '123456{ArrowLeft}{ArrowLeft}{ArrowLeft}98');

  expect(input.value).toBe('123986');
  expect(input.selectionStart).toBe(5);
});
