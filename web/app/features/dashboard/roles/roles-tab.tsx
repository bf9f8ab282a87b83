import { Panel } from '../panel.tsx';
import { RoleChoice } from './role-choice.tsx';

export function RolesTab({ held }: { held: readonly string[] }) {
  return (
    <Panel title="User Roles" lead="What do you bring to a trade? Choose all that apply. Changes are saved right away.">
      <RoleChoice held={held} />
    </Panel>
  );
}
