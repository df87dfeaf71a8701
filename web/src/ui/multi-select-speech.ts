import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { Choice } from '#ui/MultiSelectField.tsx';
import * as words from '#words/ui/multi-select.ts';

/** What a multi-select says to screen readers while it is used; the library's own messages are in English. */
export const speech: AriaLiveMessages<Choice, true, GroupBase<Choice>> = {
  guidance: ({ context, isInitialFocus }) => {
    if (context === 'menu') return words.guide_list;
    if (context === 'value') return words.guide_chosen;
    return isInitialFocus ? words.guide_field : '';
  },
  onChange: ({ action, label = '', labels }) => {
    if (action === 'clear') return words.removed_all;
    if (action === 'initial-input-focus') return labels.length > 0 ? words.chosen(labels.join(', ')) : '';
    if (action === 'select-option' || action === 'create-option') return words.chosen(label);
    return words.removed(label);
  },
  onFocus: ({ context, focused, label = '', options, selectValue, isSelected, isAppleDevice }) => {
    if (context === 'value') return words.at(label, selectValue.indexOf(focused) + 1, selectValue.length);
    // Elsewhere screen readers read the option itself.
    if (!isAppleDevice) return '';
    const place = options.indexOf(focused) + 1;
    return isSelected
      ? words.at_chosen(label, place, options.length)
      : words.at(label, place, options.length);
  },
  onFilter: ({ resultsMessage }) => resultsMessage,
};
