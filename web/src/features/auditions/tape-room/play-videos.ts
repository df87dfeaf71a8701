/** The videos that keys and buttons act on: the shown one, or both of two that play together. */
function activeVideos(stage: HTMLElement | null): HTMLVideoElement[] {
  return [...(stage?.querySelectorAll<HTMLVideoElement>('video[data-active]') ?? [])];
}

export function isPlaying(stage: HTMLElement | null): boolean {
  return activeVideos(stage).some(({ paused }) => !paused);
}

export function togglePlay(stage: HTMLElement | null) {
  const act = isPlaying(stage) ? pause : play;
  activeVideos(stage).forEach(act);
}

/** Plays what was just chosen and stops the rest. */
export function startActive(stage: HTMLElement | null) {
  stage?.querySelectorAll<HTMLVideoElement>('video:not([data-active])').forEach(pause);
  activeVideos(stage).forEach(play);
}

/** Plays two from their beginning. */
export function startTogether(stage: HTMLElement | null) {
  for (const video of activeVideos(stage)) video.currentTime = 0;
  startActive(stage);
}

/** A browser may refuse sound until the user has touched the page. The button then starts it. */
export function play(video: HTMLVideoElement) {
  video.play().catch(() => undefined);
}

function pause(video: HTMLVideoElement) {
  video.pause();
}

export function skip(stage: HTMLElement | null, seconds: number) {
  for (const video of activeVideos(stage)) video.currentTime += seconds;
}

/** Of two that play together, only the chosen one is heard and commented on. */
function chosenVideo(stage: HTMLElement | null): HTMLVideoElement | undefined {
  return activeVideos(stage).find(({ muted }) => !muted);
}

export function seekChosen(stage: HTMLElement | null, seconds: number) {
  const video = chosenVideo(stage);
  if (video) video.currentTime = seconds;
}

/** Returns the moment that is shown, in milliseconds. */
export function momentOf(stage: HTMLElement | null): number {
  return Math.round((chosenVideo(stage)?.currentTime ?? 0) * 1000);
}
