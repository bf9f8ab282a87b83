/** The toasts of the settings screen. */
export const settingsTexts = {
  saveNeedsLogin: { title: 'Authentication Required', description: 'Please log in to save AI agent settings.' },
  deployNeedsLogin: { title: 'Authentication Required', description: 'Please log in to deploy Eddie Ai.' },
  chosenBefore: {
    title: 'Your Choices Are Back',
    description: 'You already have saved settings. Press Save Settings to replace them with these.',
  },
  saved: { title: 'Settings Saved', description: 'Eddy AI now knows what to look for.' },
  saveFailed: { title: 'Error', description: 'Failed to save settings. Please try again.' },
  deployed: { title: 'Eddie Ai Deployed!', description: 'Eddy AI is looking for trades for you.' },
  deployFailed: { title: 'Deployment Failed', description: 'Failed to deploy Eddie Ai. Please try again.' },
} as const;
