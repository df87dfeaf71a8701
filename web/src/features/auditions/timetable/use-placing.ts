import { type DragEvent, type KeyboardEvent, useState } from 'react';
import * as words from '#words/auditions/slots.ts';

/** The place of applicants without a slot. */
export const WAITING = 'waiting';

export interface PlacedPerson {
  application_id: string;
  name: string;
  /** The slot the person is in, or `WAITING`. */
  from: string;
}

/** A slot with a free place, or the waiting list. */
export interface Target {
  id: string;
  label: string;
}

/** By mouse, or picked up and dropped with Space or Enter and led by the arrow keys. */
export function usePlacing(targets: readonly Target[], place: (person: PlacedPerson, to: string) => void) {
  const [picked, setPicked] = useState<PlacedPerson>();
  const [over, setOver] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  function pickUp(person: PlacedPerson) {
    setPicked(person);
    setOver(person.from);
    setAnnouncement(words.picked_up(person.name));
  }

  function letGo(text = '') {
    setPicked(undefined);
    setOver(undefined);
    setAnnouncement(text);
  }

  function drop(person: PlacedPerson, to: string | undefined) {
    letGo();
    if (to !== undefined && to !== person.from) place(person, to);
  }

  function lead(person: PlacedPerson, step: 1 | -1) {
    const open = targets.filter(({ id }) => id !== person.from);
    const index = open.findIndex(({ id }) => id === over);
    const start = step === 1 ? 0 : open.length - 1;
    const next = open[index === -1 ? start : (index + step + open.length) % open.length];
    if (!next) return;
    setOver(next.id);
    setAnnouncement(next.label);
    document.getElementById(targetId(next.id))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent, person: PlacedPerson) {
    const isPicked = picked?.application_id === person.application_id;
    const keys: Record<string, () => void> = {
      ' ': () => (isPicked ? drop(person, over) : pickUp(person)),
      Enter: () => (isPicked ? drop(person, over) : pickUp(person)),
      ...(isPicked && {
        ArrowDown: () => lead(person, 1),
        ArrowUp: () => lead(person, -1),
        Escape: () => letGo(words.not_moved(person.name)),
      }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return {
    picked,
    over,
    announcement,
    gripOf: (person: PlacedPerson) => ({
      draggable: true,
      'aria-pressed': picked?.application_id === person.application_id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, person),
      onDragStart: () => pickUp(person),
      onDragEnd: () => letGo(),
      onBlur: () => letGo(),
    }),
    targetOf: (id: string) => ({
      id: targetId(id),
      onDragOver: (event: DragEvent) => {
        if (!picked || !targets.some((target) => target.id === id)) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: () => picked && drop(picked, id),
    }),
    drop,
  };
}

export type Placing = ReturnType<typeof usePlacing>;

function targetId(id: string): string {
  return `slot-${id}`;
}
