import { mediaRules } from '@kirdaar/contract/rules/media';
import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

const MEGABYTE = 1024 * 1024;

/** Kinds with a single entry, which an upload replaces. */
export const singleKinds = ['image', 'headshot_image', 'full_image'] as const;
/** Kinds with several entries, in an order that the talent chooses. */
export const listKinds = ['photo', 'intro_video', 'audition_video', 'voice_sample'] as const;

type SingleKind = (typeof singleKinds)[number];
export type ListKind = (typeof listKinds)[number];

export function isSingleKind(kind: MediaKind): kind is SingleKind {
  return singleKinds.some((single) => single === kind);
}

export function fileKindOf(kind: MediaKind): UploadKind {
  return mediaRules[kind].file;
}

/** Returns `JPG … picture of at most 25 MB each.`: what the files of a kind have to be. */
export function requirementText(kind: MediaKind): string {
  const megabytes = uploads[fileKindOf(kind)].bytes / MEGABYTE;
  return isSingleKind(kind)
    ? words.requirement(megabytes)
    : words.requirement_each[fileKindOf(kind)](megabytes);
}

/** Formats the usage: `3 of 10 photos · Basic`. */
export function limitText(kind: ListKind, used: number, limit: number | null, plan: string | null): string {
  const amount = limit === null ? words.usage_unlimited[kind](used) : words.usage[kind](used, limit);
  return `${amount} · ${plan ?? common.no_plan}`;
}

export function nameOf(kind: MediaKind, place: number, caption: string | null): string {
  const name = isSingleKind(kind) ? words.single_names[kind] : words.numbered_names[kind](place + 1);
  return caption ? words.captioned_name(name, caption) : name;
}

export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
