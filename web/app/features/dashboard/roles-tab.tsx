import { Panel } from './panel.tsx';
import { RoleChoice } from './role-choice.tsx';

export function RolesTab({ held }: { held: readonly string[] }) {
  return (
    <Panel title="User Roles" lead="What you bring to a trade. Choose as many as fit: each change is saved at once.">
      <RoleChoice held={held} />
    </Panel>
  );
}
