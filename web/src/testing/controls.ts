import { act, fireEvent, screen } from '@testing-library/react';
import { currentToasts } from '#ui/toast-list.ts';

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

export const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));

/** Returns the control of a form by the name of its field; a radio button by its value too. */
export function control(name: string, value?: string): HTMLInputElement {
  const choice = value === undefined ? '' : `[value="${value}"]`;
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]${choice}`);
  if (!found) throw new Error(`No control is named ${name}.`);
  return found;
}

/** Returns the texts of the toasts, oldest first. */
export const toasts = () => currentToasts().map(({ text }) => text);
