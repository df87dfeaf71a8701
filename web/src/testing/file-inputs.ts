import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Chooses files in a file control, as a browser's dialog does. */
export function chooseFiles(control: HTMLInputElement, ...files: File[]) {
  Object.defineProperty(control, 'files', { value: files, configurable: true });
  fireEvent.input(control);
  fireEvent.change(control);
}

/** jsdom cannot set the files of a control, so its FormData has none. This replacement reads the files chosen above. */
export function readFilesIntoForms() {
  const Original = FormData;
  vi.stubGlobal('FormData', function formWithFiles(form?: HTMLFormElement) {
    const filled = new Original(form);
    const controls = form?.querySelectorAll<HTMLInputElement>('input[type="file"]') ?? [];
    for (const { name, files } of controls) if (files?.[0]) filled.set(name, files[0]);
    return filled;
  });
}
