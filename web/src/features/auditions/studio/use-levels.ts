import { type RefObject, useEffect, useState } from 'react';
import {
  judgeLight,
  judgeSound,
  type Light,
  type Sound,
} from '#features/auditions/studio/light-and-sound.ts';

const EVERY_MS = 100;
/** For how long the loudest moment counts. */
const SOUND_MS = 4000;
const [WIDTH, HEIGHT] = [32, 24];

export interface Levels {
  /** The present level, from 0 to 1. */
  level: number;
  sound: Sound;
  light: Light;
}

/** Measures the light and the sound of a stream while it is shown. */
export function useLevels(stream: MediaStream | undefined, view: RefObject<HTMLVideoElement | null>) {
  const [levels, setLevels] = useState<Levels>();
  useEffect(() => {
    if (!stream) return setLevels(undefined);
    const sound = openSound(stream);
    const lightOf = openLight();
    const timer = setInterval(
      () => view.current && setLevels({ ...sound.measure(), light: lightOf(view.current) }),
      EVERY_MS,
    );
    return () => {
      clearInterval(timer);
      sound.close();
    };
  }, [stream, view]);
  return levels;
}

function openSound(stream: MediaStream) {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const peaks: number[] = [];
  let wasHeard = false;

  function measure(): Pick<Levels, 'level' | 'sound'> {
    // Browsers start it only after a tap.
    if (audio.state === 'suspended') void audio.resume();
    analyser.getFloatTimeDomainData(samples);
    const level = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    peaks.push(level);
    if (peaks.length > SOUND_MS / EVERY_MS) peaks.shift();
    const sound = judgeSound(Math.max(...peaks));
    wasHeard ||= sound === 'good';
    // After a line that was heard well, silence is no problem.
    const isSilence = wasHeard && (sound === 'silent' || sound === 'quiet');
    return { level, sound: isSilence ? 'good' : sound };
  }
  return { measure, close: () => void audio.close() };
}

function openLight() {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  return (view: HTMLVideoElement): Light => {
    if (view.videoWidth) picture?.drawImage(view, 0, 0, WIDTH, HEIGHT);
    return judgeLight(picture?.getImageData(0, 0, WIDTH, HEIGHT).data ?? new Uint8ClampedArray(), WIDTH);
  };
}
