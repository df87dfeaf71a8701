import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Prompter, type PrompterSettings } from '#features/auditions/studio/Prompter.tsx';
import { parseSides } from '#features/auditions/studio/sides-lines.ts';
import { putReaderLine } from '#features/auditions/studio/take-store.ts';
import { mockDeviceStorage } from '#testing/device-storage.ts';

const lines = parseSides('ASHA: Where are they?\nRAVI: No.');
const settings = { speed: 30, size: 'medium', isMirrored: false, part: 'ASHA' } satisfies PrompterSettings;
const played: string[] = [];

beforeEach(() => {
  mockDeviceStorage();
  played.length = 0;
  Element.prototype.scrollTo = () => {};
  // Those of jsdom stop for good when a test with fake timers asks for one.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('Audio', function player(url: string) {
    const audio = { onended: () => {}, pause: () => {}, play };
    async function play() {
      played.push(url);
      setTimeout(() => audio.onended());
    }
    return audio;
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:line', revokeObjectURL: () => {} }));
});

const show = (change: Partial<PrompterSettings> = {}, isRunning = true) =>
  render(
    <Prompter
      selfTapeId="tape"
      lines={lines}
      pages={[]}
      settings={{ ...settings, ...change }}
      isRunning={isRunning}
    />,
  );

test('waits as long as the line of another role takes, and then goes on', async () => {
  show();

  expect(await screen.findByText('Reader: 1')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^Reader/)).toBeNull());
  expect(played).toEqual([]);
});

test('plays the line of another role where a reader recorded it', async () => {
  await putReaderLine('tape', 1, new File(['sound'], 'line.webm'));
  show();

  await waitFor(() => expect(played).toEqual(['blob:line']));
  await waitFor(() => expect(screen.queryByText(/^Reader/)).toBeNull());
});

test('neither waits nor plays for the own lines, and not before the recording begins', async () => {
  await putReaderLine('tape', 1, new File(['sound'], 'line.webm'));
  show({ part: 'RAVI' }, false);
  await act(async () => new Promise<number>((resolve) => requestAnimationFrame(resolve)));

  expect(screen.queryByText(/^Reader/)).toBeNull();
  expect(played).toEqual([]);
});

test('shows the pages of sides that have no lines', () => {
  render(
    <Prompter {...{ selfTapeId: 'tape', settings }} lines={[]} pages={['blob:1', 'blob:2']} isRunning />,
  );

  expect(screen.getByRole('img', { name: 'Page 2 of 2' })).toBeDefined();
});

test('pauses and resumes by a tap', async () => {
  show({ part: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Pause the prompter' }));
  expect(screen.getByText('Paused')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Resume the prompter' }));

  expect(screen.queryByText('Paused')).toBeNull();
});
