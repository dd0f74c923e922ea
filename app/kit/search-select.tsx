import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from './texts';
import { FieldFrame, inputState, type FieldText, type Option } from './field';

/** More would only be scrolled through: a letter more finds them. */
const MOST_SHOWN = 200;

const plain = (text: string): string => text.normalize('NFKD').toLowerCase();

/** What matches, best first: what begins so, then what has a word that does, then what has it anywhere. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const sought = plain(typed.trim());
  const ranks: Option[][] = [[], [], []];
  for (const option of options) {
    const at = ` ${plain(option.label)}`.indexOf(` ${sought}`);
    if (at === 0) ranks[0]?.push(option);
    else if (at > 0) ranks[1]?.push(option);
    else if (plain(option.label).includes(sought)) ranks[2]?.push(option);
  }
  return ranks.flat();
}

/** A choice from a long list that is found by typing: a text field with a list under it, and the value beside it. */
export function SearchSelect({
  id,
  name,
  options,
  chosen,
  ...text
}: FieldText & { options: readonly Option[]; chosen: string }) {
  const { t } = useTexts();
  const first = options.find(({ value }) => value === chosen) ?? options[0] ?? null;
  // Null while what is in the field is the choice itself: then the whole list is offered.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = (typed ? matching(options, typed) : options).slice(0, MOST_SHOWN);
  const {
    isOpen,
    selectedItem,
    highlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
    openMenu,
    selectItem,
  } = useCombobox<Option>({
    id,
    inputId: id,
    menuId: `${id}-list`,
    items: shown,
    itemToString: (option) => option?.label ?? '',
    initialSelectedItem: first,
    isItemDisabled: (option) => option.disabled === true,
    defaultHighlightedIndex: typed ? 0 : -1,
    onInputValueChange: ({ type, inputValue }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : null),
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes;
      if (type === InputClick) return { ...changes, isOpen: true };
      if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
      // A text that names nothing gives way to the choice made before.
      const kept =
        type === InputBlur && typed ? (changes.selectedItem ?? state.selectedItem) : state.selectedItem;
      return { ...changes, isOpen: false, selectedItem: kept, inputValue: kept?.label ?? '' };
    },
  });
  // What was typed before comes back through the field that is sent (public/js/keep-typed.js).
  const sent = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = sent.current;
    const onChange = () => {
      const option = options.find(({ value }) => value === element?.value);
      if (option) selectItem(option);
    };
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [options, selectItem]);
  return (
    <FieldFrame id={id} {...text}>
      <div className="search-select">
        <input type="hidden" ref={sent} name={name} value={selectedItem?.value ?? ''} />
        <input
          {...getInputProps({
            onFocus: (event) => {
              event.currentTarget.select();
              openMenu();
            },
          })}
          aria-labelledby={undefined}
          className="input"
          placeholder={t`Type to search...`}
          spellCheck={false}
          {...inputState(id, text.hint, text.error)}
        />
        <ul
          {...getMenuProps({ 'aria-label': typeof text.label === 'string' ? text.label : name })}
          aria-labelledby={undefined}
          className="search-select-list"
          hidden={!isOpen || shown.length === 0}
        >
          {isOpen
            ? shown.map((option, index) => (
                <li
                  key={option.value}
                  {...getItemProps({ item: option, index })}
                  className={
                    index === highlightedIndex ? 'search-select-option is-current' : 'search-select-option'
                  }
                >
                  {option.label}
                </li>
              ))
            : null}
        </ul>
        {isOpen && shown.length === 0 ? (
          <p className="search-select-list search-select-none">{t`Sorry, no matching options.`}</p>
        ) : null}
      </div>
    </FieldFrame>
  );
}
