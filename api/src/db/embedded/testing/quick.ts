/** Tests kill processes, never the machine: what the operating system has taken is safe without waiting for the disk. */
export const QUICK = { fsync: 'off', shared_buffers: '16MB', dynamic_shared_memory_type: 'mmap' };
