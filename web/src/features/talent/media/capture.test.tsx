import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaptureButton } from '#features/talent/media/CaptureButton.tsx';
import { press } from '#testing/controls.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { openPage } from '#testing/open-page.tsx';

let taken: File[];
let stopped: number;
let asked: unknown[];
let open: () => Promise<unknown>;

beforeEach(() => {
  [taken, stopped, asked] = [[], 0, []];
  const stream = { getTracks: () => [{ stop: () => (stopped += 1) }] };
  open = async () => stream;
  const getUserMedia = (constraints: unknown) => {
    asked.push(constraints);
    return open();
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.stubGlobal('MediaRecorder', Recorder);
  URL.createObjectURL = () => 'blob:taken';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** Records one byte in the only type that it knows. */
class Recorder {
  static isTypeSupported = (type: string) => type.startsWith('video/webm') || type === 'audio/ogg';
  state = 'inactive';
  mimeType: string;
  ondataavailable = (_: object) => {};
  onstop = () => {};
  constructor(_: unknown, { mimeType = '' }: { mimeType?: string }) {
    this.mimeType = mimeType;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['x']) });
    this.onstop();
  }
}

type Kind = Parameters<typeof CaptureButton>[0]['kind'];

async function show(kind: Kind) {
  const Page = () => <CaptureButton kind={kind} onFile={(file) => taken.push(file)} />;
  await openPage({ default: Page }, {});
}

const has = (name: string) => screen.queryByRole('button', { name }) !== null;

test('takes a photo with the camera, again if it is not good, and uses it', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:20:30Z'), toFake: ['Date'] });
  const drawn = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])));
  await show('photo');
  await press('Take a photo');
  expect(screen.getByLabelText('Camera preview')).toBeDefined();
  expect(asked).toEqual([{ video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1080 } } }]);
  expect(screen.queryByText(/^Opening the camera/)).toBeNull();

  await press('Take photo');
  expect(drawn).not.toHaveBeenCalled();
  fireEvent.loadedData(screen.getByLabelText('Camera preview'));
  await press('Take photo');
  expect(screen.getByRole('img', { name: 'Preview' }).getAttribute('src')).toBe('blob:taken');
  expect(screen.queryByLabelText('Camera preview')).toBeNull();
  expect(has('Take photo')).toBe(false);
  await press('Take another photo');
  expect(screen.queryByRole('img', { name: 'Preview' })).toBeNull();
  fireEvent.loadedData(screen.getByLabelText('Camera preview'));
  await press('Take photo');
  await press('Use this photo');

  expect(drawn).toHaveBeenCalledTimes(2);
  expect(taken.map(({ name, type }) => [name, type])).toEqual([
    ['photo-2026-03-01-10-20-30.jpg', 'image/jpeg'],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stopped).toBe(1);
});

test('records a video for as long as it runs, and plays it before it is used', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:20:30Z') });
  await show('intro_video');
  await press('Record a video');
  expect(asked[0]).toMatchObject({ audio: true, video: { facingMode: 'user' } });
  expect(has('Stop')).toBe(false);

  await press('Record');
  expect(screen.getByRole('status').textContent).toBe('Recording.');
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(screen.getByText('1:05')).toBeDefined();
  expect(has('Record')).toBe(false);
  await press('Stop');
  expect(screen.getByRole('status').textContent).toMatch(/^Recording finished/);
  expect(screen.getByLabelText('Your recording').tagName).toBe('VIDEO');
  await press('Record again');
  expect(screen.queryByLabelText('Your recording')).toBeNull();
  await press('Record');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await press('Stop');
  await press('Use this recording');

  expect(taken.map(({ name, type }) => [name, type])).toEqual([
    ['video-2026-03-01-10-21-38.webm', 'video/webm'],
  ]);
  expect(stopped).toBe(1);
});

test('stops a recording after ten minutes', async () => {
  vi.useFakeTimers();
  await show('voice_sample');
  await press('Record your voice');
  await press('Record');

  await act(() => vi.advanceTimersByTimeAsync(599_000));
  expect(has('Stop')).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(has('Stop')).toBe(false);
  expect(screen.getByLabelText('Your recording').tagName).toBe('AUDIO');
  await press('Use this recording');
  expect(taken[0]?.name).toMatch(/^audio-.*\.ogg$/);
});

test.each([
  ['photo', 'Take a photo', 'NotAllowedError', /^The camera is blocked/],
  ['voice_sample', 'Record your voice', 'NotFoundError', /^We couldn’t find a microphone/],
  ['intro_video', 'Record a video', 'NotReadableError', /^We couldn’t open the camera/],
] as const)('says why no device opens for %s', async (kind, name, error, text) => {
  open = () => Promise.reject(new DOMException('No.', error));
  await show(kind);

  await press(name);

  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toMatch(text);
  expect([has('Take photo'), has('Record')]).toEqual([false, false]);
});

test('releases a camera that opens after its dialog was closed', async () => {
  let opened = (_: object) => {};
  open = () =>
    new Promise((resolve) => {
      opened = resolve;
    });
  await show('photo');
  await press('Take a photo');
  expect(screen.getByText(/^Opening the camera/)).toBeDefined();

  await press('Close');
  await act(async () => opened({ getTracks: () => [{ stop: () => (stopped += 1) }] }));

  expect(stopped).toBe(1);
  expect(taken).toEqual([]);
});

test('opens the camera of a phone, in front for portraits', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await show('headshot_image');
  const portrait = screen.getByLabelText<HTMLInputElement>('Take a photo');
  expect([portrait.accept, portrait.getAttribute('capture')]).toEqual(['image/*', 'user']);
  await act(async () => chooseFiles(portrait, new File(['x'], 'me.jpg')));
  expect(taken.map(({ name }) => name)).toEqual(['me.jpg']);
  cleanup();

  await show('full_image');
  expect(screen.getByLabelText('Take a photo').getAttribute('capture')).toBe('environment');
  cleanup();
  await show('voice_sample');
  expect(has('Record your voice')).toBe(true);
});

test('offers no capture without browser support', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  await show('intro_video');
  expect(has('Record a video')).toBe(false);
  cleanup();
  await show('photo');
  expect(has('Take a photo')).toBe(true);
  cleanup();

  Reflect.deleteProperty(navigator, 'mediaDevices');
  await show('photo');
  expect(has('Take a photo')).toBe(false);
});
