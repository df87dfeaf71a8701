import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

// A Chromium that has no windows and needs less than half the processor time.
const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const usual = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/**
 * Opens a Chromium of the system, of Playwright or of npm, or Chrome or Edge; `isWhole` one that shows notifications
 * and works in the background, `hasCamera` one with a test picture and a beep.
 */
export async function openBrowser({
  isWhole = false,
  hasCamera = false,
  debuggingPort = 0,
} = {}): Promise<Browser> {
  const args = [
    ...usual,
    ...(hasCamera ? camera : []),
    ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
  ];
  const system = isWhole ? whole : [shell, ...whole];
  const found = [process.env.CHROMIUM_PATH ?? '', ...system, chromium.executablePath()].find(existsSync);
  if (found) return chromium.launch({ executablePath: found, args });
  for (const channel of ['chrome', 'msedge']) {
    const browser = await chromium.launch({ channel, args }).catch(() => undefined);
    if (browser) return browser;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chrome here: install one, or set CHROMIUM_PATH.');
  }
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  // The npm package includes libraries that a minimal system lacks.
  const libraries = fileURLToPath(
    new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')),
  );
  const env = { ...process.env, LD_LIBRARY_PATH: `${await inflate(libraries)}/lib` };
  return chromium.launch({ executablePath: await packed.executablePath(), args, env });
}
