import type { MouseEventHandler, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { currentState, type NavItem } from './nav-items.ts';

interface NavLinkProps {
  item: NavItem;
  className: string | undefined;
  /** Shown after the label. */
  badge?: ReactNode;
  onClick?: MouseEventHandler;
}

export function NavLink({ item, className, badge, onClick }: NavLinkProps) {
  const current = currentState(item, useLocation());
  return (
    <Link to={item.to} className={className} aria-current={current} prefetch="intent" onClick={onClick}>
      {item.label}
      {badge}
    </Link>
  );
}
