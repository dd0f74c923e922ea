import { useEffect, useState, type ComponentProps } from 'react';
import { SelectField } from './field';
import type { SearchSelect } from './search-select';

/** Up to here a list is seen at a glance. */
const FEW = 12;

/**
 * A choice from a list that may be long, such as the units of a fleet: the browser's own list, and with scripts, where it is
 * long, one that is searched by typing. What was chosen before the scripts came stays chosen.
 */
export function SearchSelectField(props: ComponentProps<typeof SelectField>) {
  const { id, name, label, hint, error, optional, labelHidden, options, empty, autoFocus } = props;
  const [live, setLive] = useState<{ Search: typeof SearchSelect; chosen: string } | null>(null);
  const isLong = options.length > FEW;
  useEffect(() => {
    if (!isLong) return;
    const native = document.getElementById(id);
    if (!(native instanceof HTMLSelectElement)) return;
    let isGone = false;
    const load = () =>
      import('./search-select').then(
        ({ SearchSelect: Search }) => {
          if (isGone) return;
          const replace = () => setLive({ Search, chosen: native.value });
          // Not under the hands of someone who is choosing.
          if (document.activeElement === native && !autoFocus)
            native.addEventListener('blur', replace, { once: true });
          else replace();
        },
        // Without signal the browser's own list serves.
        () => undefined,
      );
    // A list in a closed disclosure costs a phone nothing until it is opened.
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void load();
    });
    sight.observe(native);
    return () => {
      isGone = true;
      sight.disconnect();
    };
  }, [id, isLong, autoFocus]);
  if (!live || !isLong) return <SelectField {...props} />;
  const all = empty === undefined ? options : [{ value: '', label: empty }, ...options];
  return (
    <live.Search
      {...{ id, name, label, hint, error, optional, labelHidden }}
      options={all}
      chosen={live.chosen}
    />
  );
}
