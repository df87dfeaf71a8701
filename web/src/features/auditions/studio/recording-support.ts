/** Why takes cannot be recorded in this browser. */
export type StudioProblem = 'in_app' | 'no_recorder';

/** The browsers inside other apps, which open no camera or lose the page when the user switches to another app. */
const IN_APP = /Instagram|FBAN|FBAV|FB_IAB|WhatsApp/i;

export function findStudioProblem(browser: Navigator = navigator): StudioProblem | undefined {
  if (IN_APP.test(browser.userAgent)) return 'in_app';
  const canRecord =
    typeof MediaRecorder === 'function' &&
    typeof browser.mediaDevices?.getUserMedia === 'function' &&
    typeof browser.storage?.getDirectory === 'function';
  return canRecord ? undefined : 'no_recorder';
}
