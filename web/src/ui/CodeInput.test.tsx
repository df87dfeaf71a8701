import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CodeInput } from '#ui/CodeInput.tsx';

afterEach(cleanup);

function Form() {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" name="otp" length={6} value={code} onChange={setCode} />;
}

function show() {
  render(<Form />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
}

test('takes digits and nothing else, and no more than fit', async () => {
  const input = show();

  await userEvent.type(input, '12a 34-5678');

  expect(input.value).toBe('123456');
});

test('a pasted code is taken in any writing, whatever was typed before', async () => {
  const input = show();
  await userEvent.type(input, '99');

  await userEvent.paste('123-456');

  expect(input.value).toBe('123456');
});

test('what is pasted in part continues what was typed', async () => {
  const input = show();
  await userEvent.type(input, '12');

  await userEvent.paste(' 345');

  expect(input.value).toBe('12345');
});

test('backspace takes the digit before the caret', async () => {
  const input = show();

  await userEvent.type(input, '1234{Backspace}{ArrowLeft}{Backspace}');

  expect(input.value).toBe('13');
});

test('a digit typed into a full row replaces the one at the caret and moves on', async () => {
  const input = show();

  await userEvent.type(input, '123456{ArrowLeft}{ArrowLeft}{ArrowLeft}98');

  expect(input.value).toBe('123986');
  expect(input.selectionStart).toBe(5);
});
