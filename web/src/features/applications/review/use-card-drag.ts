import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { moveStages } from '@kirdaar/contract/rules/review';
import { useEffect, useRef } from 'react';
import { noSelection } from '#features/applications/review/board-state.ts';
import { type BoardStore, canMove } from '#features/applications/review/board-store.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import * as words from '#words/applications/board.ts';

/** Makes a card draggable to a stage; a selected one takes the whole selection with it. */
export function useDraggableCard(store: BoardStore, id: string) {
  const card = useRef<HTMLLIElement>(null);
  const mayWrite = useMayWrite();
  useEffect(() => {
    const element = card.current;
    if (!element || !mayWrite) return;
    const isSelected = () => store.state().selection.ids.has(id);
    const ids = () => (isSelected() ? [...store.state().selection.ids] : [id]);
    return draggable({
      element,
      getInitialData: () => ({ ids: ids() }),
      onGenerateDragPreview({ nativeSetDragImage }) {
        const count = ids().length;
        if (count === 1) return;
        const render = ({ container }: { container: HTMLElement }) => {
          container.className = 'rounded-full bg-night px-4 py-2 font-semibold text-on-night';
          container.textContent = words.selection_count(count);
        };
        setCustomNativeDragPreview({ nativeSetDragImage, render });
      },
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    });
  }, [store, id, mayWrite]);
  return card;
}

/** Lets cards be dropped on the element of a stage: a move like any other. */
export function useStageTarget<T extends HTMLElement>(store: BoardStore, stage: ApplicationStage) {
  const target = useRef<T>(null);
  useEffect(() => {
    const element = target.current;
    const to = moveStages.find((one) => one === stage);
    if (!element || !to) return;
    const cardsOf = ({ data }: { data: Record<string, unknown> }) => {
      const { cards } = store.state().board;
      return Array.isArray(data.ids) ? data.ids.flatMap((id) => cards[id] ?? []) : [];
    };
    const leave = () => element.removeAttribute('data-over');
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => cardsOf(source).some((card) => canMove(card, to)),
      onDragEnter: () => element.setAttribute('data-over', ''),
      onDragLeave: leave,
      onDrop({ source }) {
        leave();
        const cards = cardsOf(source);
        if (store.move(cards, to) && cards.length > 1) store.set({ selection: noSelection });
      },
    });
  }, [store, stage]);
  return target;
}
