import classes from './choice-chips.module.css';

interface ChoiceChipsProps<Id extends string> {
  legend: string;
  hint?: string;
  /** The field name, for forms without JavaScript. */
  name: string;
  choices: readonly { id: Id; label: string }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** A multiple choice that returns its values in display order. */
export function ChoiceChips<Id extends string>(props: ChoiceChipsProps<Id>) {
  const { legend, hint, name, choices, chosen, onChange } = props;
  const toggle = (id: Id) =>
    onChange(choices.map((choice) => choice.id).filter((other) => chosen.includes(other) !== (other === id)));
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
      <div className={classes.chips}>
        {choices.map(({ id, label }) => (
          <label key={id} className={classes.chip}>
            <input type="checkbox" name={name} value={id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
