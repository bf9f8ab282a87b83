/** Words of deals, papers, disputes and faults, which are no names and no slips of others. */
export const DEALING_WORDS =
  `bilge bilges leak leaks leaked leaking leaky mold moldy blister blisters corrosion corroded rot rotten default defaults defaulted defaulting breach breached
  handshake wallet wallets notarize notarized inspector surveyor surveyors arbitration arbitrator mediator mediation lawsuit sue suing verdict award awarded
  forfeit forfeited penalties payoff deed signature signatures stall stalls stalled stalling overdue lateness extension extensions extend extended postpone
  postponed reschedule rescheduled bounce bounced scan scanned statement statements reupload resubmit resubmitted approval agreement agreements bail bailed bailing
  renege reneged cancelled payout payouts holdback holdbacks undisclosed disclosure disclosures disclose disclosed recourse liable liability ultimatum settlement
  halfway split splits tossed shady sketchy hangup snag snags glitch flake flaked flaky flaking stringing reimburse reimbursed reimbursement withhold withheld
  finalize finalized itemized breakdown invoice invoices acknowledge acknowledged confirmation unsigned countersign countersigned initials attachment dunno
  contested escalate escalated escalation complaint complaints grievance lying liar misled misleading misrepresented cheat cheated cheating swindled stiffed
  reinstate reopen reopened rescind rescinded`.split(/\s+/);
